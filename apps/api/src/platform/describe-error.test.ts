import { expect, it } from "vitest";
import { describeOnEachDatabase } from "../testing/databases.ts";
import { describeError } from "./describe-error.ts";

describeOnEachDatabase("a failing query in the log", (openDb) => {
  const failing = async (text: string, values: unknown[]) => {
    const error: unknown = await openDb()
      .query(text, values)
      .then(
        () => null,
        (reason: unknown) => reason,
      );
    return describeError(error);
  };

  it("names the failure and its place without values of the statement", async () => {
    await openDb().query(
      `insert into organizations (name, account_id, account_expiration, subscription_modules) values ('A', 'A-1', null, '{}')`,
    );
    const statement = `insert into users (organization_id, email, username, first_name, last_name, password_hash)
      select id, $1, $1, $2, 'L', $3 from organizations`;
    const values = ["secret@example.org", "Secretia", "scrypt$secret"];
    await openDb().query(statement, values);
    const described = await failing(statement, values);
    expect(described).toMatchObject({ code: "23505", message: expect.stringContaining("duplicate key value") });
    expect(described.stack).toContain("\n    at ");
    expect(Object.keys(described).toSorted()).toEqual(["code", "message", "stack", "type"]);
    expect(JSON.stringify(described)).not.toMatch(/secret/i);
  });

  it("redacts the value that a message quotes", async () => {
    const described = await failing("select $1::text::int", [`secret "number"`]);
    expect(described).toMatchObject({ code: "22P02", message: expect.stringContaining("invalid input syntax") });
    expect(JSON.stringify(described)).not.toMatch(/secret|number/);
  });
});

it("includes the cause of an error", () => {
  const cause = Object.assign(new Error("refused"), { code: "ECONNREFUSED", address: "10.1.2.3" });
  const { message, cause: described } = describeError(new Error("The database cannot be reached.", { cause }));
  expect([message, described?.message, described?.code]).toEqual([
    "The database cannot be reached.",
    "refused",
    "ECONNREFUSED",
  ]);
  expect(describeError("a secret thrown as text")).toEqual({
    type: "string",
    message: "Not an Error.",
    stack: "",
  });
});
