import { expect, it } from "vitest";
import type { Db } from "../platform/db.ts";
import { hashPassword } from "../session/password.ts";
import { startReset } from "../session/password-resets.sql.ts";
import { describeWithDatabase } from "../testing/databases.ts";
import { addPerson, logIn, NOW, PASSWORD, postLogin, testApp } from "../testing/test-app.ts";
import {
  addUser,
  endUserSessions,
  findUser,
  listUsers,
  removeUser,
  setUser,
  setUserDisabled,
  setUserPassword,
} from "./users.sql.ts";

const CHEAP = { log2N: 4, r: 1, p: 1 };

describeWithDatabase("users", (openDb) => {
  const inside = <T>(run: (tx: Db) => Promise<T>) => openDb().transaction(run);
  const ADA = "ada@example.org";
  const ORGANIZATION = `Organization of ${ADA}`;

  it("are added without a password, and can log in only once they have one", async () => {
    await addPerson(openDb(), { email: ADA });
    const facts = { email: "Bob@example.org", organization: ORGANIZATION, first_name: "Bob", is_staff: true };
    const change = await inside((tx) => addUser(tx, facts));
    expect(change).toEqual({
      subject: "Bob@example.org",
      was: {},
      became: { ...facts, last_name: "", is_super_user: false, is_account_owner: false, hide_paywalled: false },
    });
    expect(await findUser(openDb(), "bob@EXAMPLE.org")).toMatchObject({ has_password: false, sessions: 0 });
    const app = await testApp(openDb());
    for (const password of ["", "none"]) {
      expect((await postLogin(app, { email: "bob@example.org", password })).statusCode).toBe(401);
    }
    const told = await inside(async (tx) =>
      setUserPassword(tx, "bob@example.org", await hashPassword(PASSWORD, CHEAP)),
    );
    expect(JSON.stringify(told)).not.toContain("scrypt");
    expect((await postLogin(app, { email: "bob@example.org" })).statusCode).toBe(303);
    await app.close();
    expect((await listUsers(openDb())).map(({ email, has_password }) => [email, has_password])).toEqual([
      [ADA, true],
      ["Bob@example.org", true],
    ]);
  });

  it.each([
    "",
    "ada",
    "a@b@c",
    "a b@c",
    "ada@example.org\nBcc: x@y",
    "<ada@example.org>",
    "a@b,c@d",
    `${"a".repeat(250)}@b.org`,
  ])("need a single valid email address, not %j", async (email) => {
    await addPerson(openDb(), { email: ADA });
    await expect(inside((tx) => addUser(tx, { email, organization: ORGANIZATION }))).rejects.toThrow(
      "isn’t a single email address",
    );
  });

  it("can’t share an email address", async () => {
    await addPerson(openDb(), { email: ADA });
    await addPerson(openDb(), { email: "bob@example.org" });
    await expect(inside((tx) => addUser(tx, { email: "ADA@example.org", organization: ORGANIZATION }))).rejects.toThrow(
      "already",
    );
    await expect(inside((tx) => setUser(tx, ADA, { email: "bob@example.org" }))).rejects.toThrow("already");
    await expect(inside((tx) => addUser(tx, { email: "new@example.org", organization: "Nobody" }))).rejects.toThrow(
      "There is no organization",
    );
    await expect(inside((tx) => setUser(tx, "nobody@example.org", { is_staff: true }))).rejects.toThrow(
      "There is no user",
    );
  });

  it("change only in the given facts, and a new email address invalidates links mailed to the old one", async () => {
    const { userId } = await addPerson(openDb(), { email: ADA });
    await addPerson(openDb(), { email: "bob@example.org" });
    await startReset(openDb(), { userId, now: NOW, minutes: 60 });
    const wanted = {
      email: "Ada.Marsh@example.org",
      is_super_user: true,
      organization: "Organization of bob@example.org",
    };
    const change = await inside((tx) => setUser(tx, ADA, wanted));
    expect(change?.was).toEqual({ email: ADA, is_super_user: false, organization: ORGANIZATION });
    expect(change?.became).toEqual(wanted);
    const [row] = await openDb().query("select username from users where id = $1", [userId]);
    expect(row).toEqual({ username: "Ada.Marsh@example.org" });
    expect(await openDb().query("select 1 from password_resets")).toEqual([]);
    expect(await inside((tx) => setUser(tx, "ada.marsh@example.org", { is_super_user: true }))).toBeNull();
  });

  it("are refused from the next request on when disabled, and accepted when enabled", async () => {
    const { userId } = await addPerson(openDb(), { email: ADA });
    await addPerson(openDb(), { email: "bob@example.org" });
    const app = await testApp(openDb());
    const [ada, bob] = [await logIn(app, ADA), await logIn(app, "bob@example.org")];
    const status = async (cookies: Record<string, string>) =>
      (await app.inject({ url: "/api/session/", cookies })).statusCode;
    await startReset(openDb(), { userId, now: NOW, minutes: 60 });
    expect(await inside((tx) => setUserDisabled(tx, ADA, NOW))).toMatchObject({ was: { is_disabled: false } });
    expect(await inside((tx) => setUserDisabled(tx, ADA, NOW))).toBeNull();
    expect([await status(ada), await status(bob)]).toEqual([403, 200]);
    expect(await openDb().query("select 1 from password_resets")).toEqual([]);
    expect((await postLogin(app, { email: ADA })).statusCode).toBe(401);
    await inside((tx) => setUserDisabled(tx, ADA, null));
    expect(await status(ada)).toBe(403);
    const again = await logIn(app, ADA);
    expect(await status(again)).toBe(200);
    expect(await inside((tx) => endUserSessions(tx, ADA))).toMatchObject({ was: { sessions: 1 } });
    expect(await inside((tx) => endUserSessions(tx, ADA))).toBeNull();
    expect([await status(again), await status(bob)]).toEqual([403, 200]);
    await inside((tx) => removeUser(tx, "bob@example.org"));
    expect(await status(bob)).toBe(403);
    await app.close();
  });
});
