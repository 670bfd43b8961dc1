import { expect, it } from "vitest";
import { hashPassword } from "../session/password.ts";
import { describeWithDatabase } from "../testing/databases.ts";
import { addPerson } from "../testing/test-app.ts";
import {
  describeAccounts,
  findAccountsWithPublishedPassword,
  formatPasswordWarning,
  SAMPLE_PASSWORD,
} from "./sample-accounts.ts";

describeWithDatabase("sample accounts with the published password", (openDb) => {
  it("are found unless the password has changed, the account is disabled, or the sample is still loaded", async () => {
    const published = await hashPassword(SAMPLE_PASSWORD, { log2N: 4, r: 1, p: 1 });
    for (const name of ["staff", "member", "limited", "capped", "somebody"]) {
      await addPerson(openDb(), { email: `${name}@example.org` });
    }
    expect(await findAccountsWithPublishedPassword(openDb())).toEqual([]);
    await openDb().query("update users set password_hash = $1 where email <> 'limited@example.org'", [published]);
    await openDb().query("update users set disabled_at = now() where email = 'capped@example.org'");
    expect(await findAccountsWithPublishedPassword(openDb())).toEqual(["member@example.org", "staff@example.org"]);
    expect(await describeAccounts(openDb(), { sampleData: true })).toMatch(
      /^WARNING: [^]*\n {2}member@example\.org\n {2}staff@example\.org\n[^]*\n\n3 accounts with other passwords: npm run admin -- user list$/u,
    );
    expect(await describeAccounts(openDb(), { sampleData: false })).toBe("5 accounts: npm run admin -- user list");
    await openDb().query(
      "insert into profiles (source, source_id, preferred_name_display) values ('sample', '1', 'A')",
    );
    expect(await findAccountsWithPublishedPassword(openDb())).toEqual([]);
    expect(await describeAccounts(openDb(), { sampleData: true })).toMatch(
      /^Sample data\. [^]*rotunda-sample\n {2}member@example\.org {2}\S[^]*\n {2}staff@example\.org [^]*\n\n3 accounts with/u,
    );
  });
});

it("names the accounts and explains how to fix the warning", () => {
  expect(formatPasswordWarning([])).toBe("");
  const text = formatPasswordWarning(["member@example.org", "staff@example.org"]);
  expect(text).toContain("WARNING");
  expect(text).toContain("\n  member@example.org\n  staff@example.org\n");
  expect(text).toMatch(/change its password[^]*SAMPLE_DATA=off/);
});
