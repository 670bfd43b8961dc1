import { expect, it } from "vitest";
import { addUser } from "../admin/users.sql.ts";
import { readSettings } from "../platform/settings.ts";
import { describeWithDatabase } from "../testing/databases.ts";
import { addPerson, FROM_OUR_PAGE, NOW, postLogin, testApp } from "../testing/test-app.ts";
import { createAccountPreparers } from "./account-messages.ts";

const DAY = 24 * 60 * 60 * 1000;

describeWithDatabase("an invitation", (openDb) => {
  let now = NOW;
  const clock = () => now;
  const ADA = "ada@example.org";

  async function invited(): Promise<{ text: string; token: string; userId: number }> {
    now = NOW;
    await addPerson(openDb(), { email: "bob@example.org" });
    await openDb().transaction((tx) => addUser(tx, { email: ADA, organization: "Organization of bob@example.org" }));
    const [user] = await openDb().query<{ id: number }>("select id from users where email = $1", [ADA]);
    const userId = user?.id ?? 0;
    const { text } = (await messageFor(userId)) ?? { text: "" };
    return { text, token: /token=([\w-]+)/u.exec(text)?.[1] ?? "", userId };
  }
  const messageFor = (userId: number) => {
    const settings = readSettings({ PUBLIC_ORIGIN: "https://almanac.example.org" });
    const { invitation } = createAccountPreparers({ db: openDb(), settings, clock });
    return invitation.prepare({ id: "1", kind: "invitation", userId, request: {} });
  };
  const choose = (app: Awaited<ReturnType<typeof testApp>>, token: string) =>
    app.inject({
      method: "POST",
      url: "/forgot/reset",
      headers: { ...FROM_OUR_PAGE, "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams({ token, wanted: "a password of my own" }).toString(),
    });

  it("names the organization, and links to a page that sets the first password once within a week", async () => {
    const { text, token } = await invited();
    expect(text).toContain("Organization of bob@example.org has an account for you on Rotunda");
    expect(text).toContain("https://almanac.example.org/forgot/reset?token=");
    expect(text).toContain("expires in 7 days");
    const app = await testApp(openDb(), { clock });
    now = new Date(NOW.getTime() + 7 * DAY - 1);
    expect((await choose(app, token)).statusCode).toBe(303);
    expect((await choose(app, token)).statusCode).toBe(410);
    expect((await postLogin(app, { email: ADA, password: "a password of my own" })).statusCode).toBe(303);
    await app.close();
  });

  it("expires after a week, and isn’t sent to disabled users", async () => {
    const { token, userId } = await invited();
    const app = await testApp(openDb(), { clock });
    now = new Date(NOW.getTime() + 7 * DAY);
    expect((await choose(app, token)).statusCode).toBe(410);
    await app.close();
    await openDb().query("update users set disabled_at = $2 where id = $1", [userId, now]);
    expect(await messageFor(userId)).toBeNull();
    expect(await messageFor(999_999)).toBeNull();
  });
});
