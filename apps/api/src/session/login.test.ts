import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { describeOnEachDatabase } from "../testing/databases.ts";
import { addPerson, cookiesOf, FROM_OUR_PAGE, logIn, NOW, PASSWORD, postLogin, testApp } from "../testing/test-app.ts";
import { hashPassword, verifyPassword } from "./password.ts";

const DAY = 24 * 60 * 60 * 1000;
const WRONG = "The email or password is not right. Check both and try again.";

describeOnEachDatabase("logging in", (openDb) => {
  let app: FastifyInstance;
  let now = NOW;

  beforeEach(async () => {
    now = NOW;
    app = await testApp(openDb(), { now: () => now });
    await addPerson(openDb(), { email: "ada@example.org" });
  });
  afterEach(() => app.close());

  const session = (cookies: Record<string, string>) => app.inject({ url: "/api/session/", cookies });

  it("leads to the page that was asked for, with a cookie scripts cannot read", async () => {
    const answer = await postLogin(app, { email: " ADA@example.org ", next: "/rotunda/search/federal?q=a%26b#x" });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe("/rotunda/search/federal?q=a%26b#x");
    const cookie = answer.cookies.find(({ name }) => name === "rotunda_session");
    expect(cookie).toMatchObject({ path: "/", httpOnly: true, sameSite: "Lax" });
    expect(cookie).not.toHaveProperty("secure");
    expect(cookie).not.toHaveProperty("domain");
    expect(cookie?.value).toMatch(/^[\w-]{43}$/);
    expect((await session(cookiesOf(answer))).statusCode).toBe(200);
  });

  it("keeps only a hash of the token", async () => {
    const { rotunda_session: token = "" } = await logIn(app, "ada@example.org");
    const rows = await openDb().query("select * from sessions");
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it("promises https by the cookie’s name when the installation has it", async () => {
    const secure = await testApp(openDb(), { settings: { publicOrigin: "https://almanac.example.org" } });
    const answer = await postLogin(secure, { email: "ada@example.org" });
    const cookie = answer.cookies.find(({ name }) => name === "__Host-rotunda_session");
    expect(cookie).toMatchObject({ path: "/", httpOnly: true, secure: true });
    expect(answer.headers["strict-transport-security"]).toBeDefined();
    await secure.close();
  });

  it("answers unknown, wrong and disabled in the same words, and keeps what was typed except the password", async () => {
    await addPerson(openDb(), { email: "gone@example.org" });
    await openDb().query("update users set disabled_at = now() where email = 'gone@example.org'");
    const attempts = [
      { email: "ada@example.org", password: "wrong-password-1" },
      { email: "nobody@example.org", password: "wrong-password-1" },
      { email: "gone@example.org" },
    ];
    for (const attempt of attempts) {
      const answer = await postLogin(app, attempt);
      expect(answer.statusCode).toBe(401);
      expect(answer.body).toContain(WRONG);
      expect(answer.body).toContain(`value="${attempt.email}" aria-invalid="true" aria-describedby="problem"`);
      expect(answer.body).not.toContain(attempt.password ?? PASSWORD);
      expect(answer.cookies).toEqual([]);
    }
  });

  it("gives a new token at each login and ends the one the browser came with", async () => {
    const planted = await logIn(app, "ada@example.org");
    const answer = await postLogin(app, { email: "ada@example.org", cookies: planted });
    const fresh = cookiesOf(answer);
    expect(fresh["rotunda_session"]).not.toBe(planted["rotunda_session"]);
    expect((await session(planted)).statusCode).toBe(403);
    expect((await session(fresh)).statusCode).toBe(200);
  });

  it("never takes a token from the browser as its own", async () => {
    const answer = await postLogin(app, {
      email: "ada@example.org",
      cookies: { rotunda_session: "chosen-by-attacker" },
    });
    expect(cookiesOf(answer)["rotunda_session"]).not.toBe("chosen-by-attacker");
    expect((await session({ rotunda_session: "chosen-by-attacker" })).statusCode).toBe(403);
  });

  it("ends the session on the server when its owner logs out, so that the cookie opens nothing", async () => {
    const cookies = await logIn(app, "ada@example.org");
    const answer = await app.inject({ method: "POST", url: "/logout/", cookies, headers: FROM_OUR_PAGE });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe("/login/");
    expect(cookiesOf(answer)["rotunda_session"]).toBe("");
    expect((await session(cookies)).json()).toMatchObject({ user_type: null, email: null });
  });

  it("asks before logging out on GET, and refuses it from another site", async () => {
    const cookies = await logIn(app, "ada@example.org");
    expect((await app.inject({ url: "/logout/", cookies })).body).toContain('<form method="post" action="/logout/">');
    const foreign = { "sec-fetch-site": "cross-site" };
    expect((await app.inject({ method: "POST", url: "/logout/", cookies, headers: foreign })).statusCode).toBe(403);
    expect((await session(cookies)).statusCode).toBe(200);
  });

  it("ends a session after seven idle days, and after thirty days in any case", async () => {
    const cookies = await logIn(app, "ada@example.org");
    now = new Date(NOW.getTime() + 7 * DAY + 1);
    expect((await session(cookies)).statusCode).toBe(403);

    now = NOW;
    const used = await logIn(app, "ada@example.org");
    for (let day = 5; day < 30; day += 5) {
      now = new Date(NOW.getTime() + day * DAY);
      expect((await session(used)).statusCode).toBe(200);
    }
    now = new Date(NOW.getTime() + 30 * DAY);
    expect((await session(used)).statusCode).toBe(403);
  });

  it("ends every session of an account that is disabled", async () => {
    const cookies = await logIn(app, "ada@example.org");
    await openDb().query("update users set disabled_at = now()");
    expect((await session(cookies)).statusCode).toBe(403);
  });

  it("holds guesses at one account back from every address, and lets its owner in again", async () => {
    const known = await logIn(app, "ada@example.org");
    const guess = (index: number) =>
      postLogin(app, {
        email: "ada@example.org",
        password: `guess-${index}`,
        headers: { "x-forwarded-for": `198.51.100.${index}` },
      });
    const guesses = await Promise.all(Array.from({ length: 30 }, (_, index) => guess(index)));
    expect(guesses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
    const limited = guesses.filter(({ statusCode }) => statusCode === 429);
    expect(limited).toHaveLength(20);
    expect(limited[0]?.headers["retry-after"]).toBe("900");
    expect(limited[0]?.body).toContain("Try again in 15 minutes.");

    expect((await postLogin(app, { email: "ada@example.org" })).statusCode).toBe(429);
    const { rotunda_device: mark = "" } = known;
    const owner = await postLogin(app, { email: "ada@example.org", cookies: { rotunda_device: mark } });
    expect(owner.statusCode).toBe(303);
    now = new Date(NOW.getTime() + 15 * 60 * 1000 + 1);
    expect((await postLogin(app, { email: "ada@example.org" })).statusCode).toBe(303);
  });

  it("holds one address back that tries many accounts, whatever it claims to be", async () => {
    for (let index = 0; index < 60; index++) {
      await openDb().query("update users set email = $1", [`person${index}@example.org`]);
      const answer = await postLogin(app, { email: `person${index}@example.org`, password: "Spring2026!" });
      expect(answer.statusCode).toBe(401);
    }
    const spoofed = { "x-real-ip": "192.0.2.77", forwarded: "for=192.0.2.77" };
    await openDb().query("update users set email = 'fresh@example.org'");
    expect((await postLogin(app, { email: "fresh@example.org", headers: spoofed })).statusCode).toBe(429);
    const elsewhere = { "x-forwarded-for": "192.0.2.77" };
    expect((await postLogin(app, { email: "fresh@example.org", headers: elsewhere })).statusCode).toBe(303);
  });
});

describe("a password", () => {
  it("is told apart to the last character, whatever it is made of", async () => {
    const cheap = { log2N: 4, r: 1, p: 1 };
    for (const password of ["x".repeat(129), " leading space", "🏛️ émigré", "a".repeat(72) + "b"]) {
      const hash = await hashPassword(password, cheap);
      expect(await verifyPassword(password, hash)).toBe(true);
      expect(await verifyPassword(password.slice(0, -1), hash)).toBe(false);
      expect(await verifyPassword(password.trim() + " ", hash)).toBe(false);
      expect(await verifyPassword(password.normalize("NFD"), hash)).toBe(true);
    }
  });

  it("is hashed with its own salt at 2^17 by default", async () => {
    const [one, two] = await Promise.all([hashPassword("same"), hashPassword("same")]);
    expect(one).toMatch(/^scrypt\$17\$8\$1\$/);
    expect(one).not.toBe(two);
  });

  it("fits no hash that isn’t one of ours, and none that asks for absurd memory", async () => {
    expect(await verifyPassword("", "")).toBe(false);
    expect(await verifyPassword("x", "$2b$10$abcdefghijklmnopqrstuv")).toBe(false);
    const greedy = `scrypt$30$8$1$${"A".repeat(24)}$${"A".repeat(43)}=`;
    expect(await verifyPassword("x", greedy)).toBe(false);
  });
});
