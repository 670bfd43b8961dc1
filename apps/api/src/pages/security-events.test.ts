import { expect, it } from "vitest";
import { describeWithDatabase } from "../testing/databases.ts";
import { addPerson, cookiesOf, FROM_OUR_PAGE, logIn, PASSWORD, postLogin, testApp } from "../testing/test-app.ts";

describeWithDatabase("the log", (openDb) => {
  it("has logins, logouts, refusals, password changes and ended sessions, without secrets", async () => {
    const lines: string[] = [];
    const app = await testApp(openDb(), { log: { write: (line) => lines.push(line) } });
    const { userId } = await addPerson(openDb(), { email: "ada@example.org" });
    const post = (url: string, cookies: Record<string, string>, form: Record<string, string>) =>
      app.inject({
        method: "POST",
        url,
        cookies,
        headers: { ...FROM_OUR_PAGE, "content-type": "application/x-www-form-urlencoded" },
        payload: new URLSearchParams(form).toString(),
      });

    await postLogin(app, { email: "nobody@example.org" });
    await postLogin(app, { email: "ada@example.org", password: "a wrong guess" });
    const cookies = await logIn(app, "ada@example.org");
    await post("/my-account/password", cookies, { current: "a wrong guess", wanted: "another good one" });
    await post("/my-account/password", cookies, { current: PASSWORD, wanted: "another good one" });
    const elsewhere = await postLogin(app, { email: "ada@example.org", password: "another good one" });
    const { body } = await app.inject({ url: "/my-account/", cookies });
    const session = /name="session" value="(\w+)"/.exec(body)?.[1] ?? "";
    await post("/my-account/sessions", cookies, { session });
    await post("/my-account/sessions", cookies, { session });
    await post("/logout/", cookies, {});
    await post("/logout/", {}, {});
    await app.close();

    const events = lines.map((line) => JSON.parse(line)).filter(({ event }) => event);
    expect(events).toMatchObject([
      { event: "login-refused", userId: null, address: "127.0.0.1" },
      { event: "login-refused", userId, address: "127.0.0.1" },
      { event: "login", userId },
      { event: "password-refused", userId, because: "wrong" },
      { event: "password-changed", userId },
      { event: "login", userId },
      { event: "session-ended", userId },
      { event: "logout", userId },
    ]);
    expect(lines.join("")).not.toMatch(/example\.org|guess|another good one|correct horse/);
    for (const token of [cookies, cookiesOf(elsewhere)]) {
      expect(lines.join("")).not.toContain(token["rotunda_session"]);
    }
  });
});
