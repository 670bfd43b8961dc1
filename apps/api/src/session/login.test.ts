import crypto, { type ScryptOptions } from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import type { FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { describeWithDatabase } from "../testing/databases.ts";
import { addPerson, cookiesOf, FROM_OUR_PAGE, logIn, NOW, PASSWORD, postLogin, testApp } from "../testing/test-app.ts";
import { readSettings } from "../platform/settings.ts";
import { SAMPLE_PASSWORD } from "../sample/sample-accounts.ts";
import { createLogin, type LoginAttempt, type LoginOutcome } from "./login.ts";
import { hashPassword, verifyPassword } from "./password.ts";

const DAY = 24 * 60 * 60 * 1000;
const WRONG = "The email or password is incorrect. Check both and try again.";

describeWithDatabase("logging in", (openDb) => {
  let app: FastifyInstance;
  let now = NOW;

  beforeAll(async () => {
    app = await testApp(openDb(), { clock: () => now });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    now = NOW;
    await addPerson(openDb(), { email: "ada@example.org" });
  });

  const session = (cookies: Record<string, string>) => app.inject({ url: "/api/session/", cookies });

  it("redirects to the requested page, with a cookie that scripts cannot read", async () => {
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

  it("has the cookie prefix __Host- on https", async () => {
    const secure = await testApp(openDb(), { settings: { publicOrigin: "https://almanac.example.org" } });
    const answer = await postLogin(secure, { email: "ada@example.org" });
    const cookie = answer.cookies.find(({ name }) => name === "__Host-rotunda_session");
    expect(cookie).toMatchObject({ path: "/", httpOnly: true, secure: true });
    expect(answer.headers["strict-transport-security"]).toBeDefined();
    await secure.close();
  });

  it("gives unknown, wrong and disabled accounts the same response, and keeps the typed email but not the password", async () => {
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

  it("creates a new token at each login and ends the browser’s former session", async () => {
    const planted = await logIn(app, "ada@example.org");
    const answer = await postLogin(app, { email: "ada@example.org", cookies: planted });
    const fresh = cookiesOf(answer);
    expect(fresh["rotunda_session"]).not.toBe(planted["rotunda_session"]);
    expect((await session(planted)).statusCode).toBe(403);
    expect((await session(fresh)).statusCode).toBe(200);
  });

  it("never adopts a token from the browser", async () => {
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

  it("limits guesses at one account from all addresses, but not its owner’s known browser", async () => {
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

  it("limits one address that tries many accounts, regardless of headers", async () => {
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

const PATIENT = { timeout: 20_000, interval: 10 };
const CHEAP = { log2N: 4, r: 1, p: 1 };

describeWithDatabase("the login’s room", (openDb) => {
  const attempt = (differs: Partial<LoginAttempt> & { address?: string } = {}): LoginAttempt => ({
    email: "ada@example.org",
    password: PASSWORD,
    device: { userAgent: "test", address: differs.address ?? "192.0.2.1" },
    mark: null,
    ...differs,
  });

  /** From now on no password is checked before `release`; `checked` are those that were begun. */
  function holdChecks(): { checked: string[]; release: () => void } {
    const { scrypt } = crypto;
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const checked: string[] = [];
    vi.spyOn(crypto, "scrypt").mockImplementation((text, salt, bytes, options: ScryptOptions, done) => {
      checked.push(text as string);
      void released.then(() => scrypt(text, salt, bytes, options, done));
    });
    syncBuiltinESMExports();
    return { checked, release };
  }
  afterEach(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });

  /** Tries that are being checked or wait, without an answer so far. */
  function tryAtOnce(login: ReturnType<typeof createLogin>, attempts: LoginAttempt[]) {
    const outcomes: LoginOutcome["do"][] = [];
    const all = attempts.map((each) => login(each).then((outcome) => (outcomes.push(outcome.do), outcome)));
    return { outcomes, all: Promise.all(all) };
  }
  const wrong = (network: number): LoginAttempt =>
    attempt({ email: `person${network}@example.org`, password: "wrong", address: `198.51.100.${network}` });
  /** Accounts with cheap hashes; a missing one takes as long as a real one. */
  const addPeople = async (count: number) => {
    await addPerson(openDb(), { email: "ada@example.org" });
    for (let at = 1; at <= count; at++) await addPerson(openDb(), { email: `person${at}@example.org` });
  };
  const open = () => createLogin({ db: openDb(), settings: readSettings({}), clock: () => NOW });

  it("allows two concurrent tries per address, and counts the refused ones", async () => {
    await addPerson(openDb(), { email: "ada@example.org" });
    const login = open();
    const checks = holdChecks();
    const { outcomes, all } = tryAtOnce(
      login,
      [1, 2, 3].map((host) => attempt({ address: `2001:db8::${host}` })),
    );
    await vi.waitFor(() => expect(outcomes).toEqual(["busy"]), PATIENT);
    const elsewhere = login(attempt({ address: "2001:db8:0:1::1" }));
    checks.release();
    expect((await all).map((outcome) => outcome.do).toSorted()).toEqual(["busy", "enter", "enter"]);
    expect((await all).find((outcome) => outcome.do === "busy")).toMatchObject({ of: "reader", seconds: 5 });
    expect(await elsewhere).toMatchObject({ do: "enter" });
    const [counted] = await openDb().query("select max(cardinality(tries)) as tries from recent_tries");
    expect(counted).toEqual({ tries: 1 });
  });

  it("isn’t used up by many networks that each make two wrong tries at once", async () => {
    await addPeople(12);
    const login = open();
    const networks = Array.from({ length: 12 }, (_, at) => at + 1);
    // Each network has failed before, so that a new one is served first.
    for (const network of networks) expect(await login(wrong(network))).toMatchObject({ do: "refuse" });
    const checks = holdChecks();
    const guessed = tryAtOnce(
      login,
      networks.flatMap((network) => [wrong(network), wrong(network)]),
    );
    // Two are checked and sixteen wait.
    await vi.waitFor(() => expect(guessed.outcomes).toEqual(Array.from({ length: 6 }, () => "busy")), PATIENT);
    const owner = tryAtOnce(login, [attempt({ address: "192.0.2.1" })]);
    await vi.waitFor(() => expect(guessed.outcomes).toHaveLength(7), PATIENT);
    checks.release();
    expect(await owner.all).toMatchObject([{ do: "enter" }]);
    await guessed.all;
  });

  it("serves known devices first, regardless of their network’s attempts", async () => {
    await addPeople(18);
    const login = open();
    const entered = await login(attempt());
    const mark = entered.do === "enter" ? entered.mark : "";
    const checks = holdChecks();
    // New networks without a failure, and the owner's own network with two tries.
    const networks = Array.from({ length: 16 }, (_, at) => wrong(at + 1));
    const others = tryAtOnce(login, [...networks, wrong(17), { ...wrong(17), email: "person18@example.org" }]);
    await vi.waitFor(async () => {
      const [row] = await openDb().query<{ rows: number }>("select count(*)::int as rows from recent_tries");
      expect(row?.rows).toBe(1 + 17 + 18);
    }, PATIENT);
    const owner = login(attempt({ address: "198.51.100.17", mark }));
    await vi.waitFor(() => expect(others.outcomes).toEqual(["busy"]), PATIENT);
    checks.release();
    expect(await owner).toMatchObject({ do: "enter" });
    await others.all;
    // Two were being checked already.
    expect(checks.checked.indexOf(PASSWORD)).toBe(2);
  });

  it("answers 429 with Retry-After to a third try at once", async () => {
    await addPerson(openDb(), { email: "ada@example.org" });
    const app = await testApp(openDb());
    const checks = holdChecks();
    const answers = Array.from({ length: 3 }, () => postLogin(app, { email: "ada@example.org" }));
    const busy = await Promise.race(answers);
    expect(busy.statusCode).toBe(429);
    expect(busy.headers["retry-after"]).toBe("5");
    expect(busy.body).toContain("Too many logins are being checked right now. Try again in 5 seconds.");
    checks.release();
    const all = await Promise.all(answers);
    expect(all.map(({ statusCode }) => statusCode).toSorted()).toEqual([303, 303, 429]);
    await app.close();
  });

  it("frees the places of clients that disconnect", async () => {
    const lines: string[] = [];
    let counts = 0;
    const query = async <Row>(text: string, values?: readonly unknown[]) => {
      const rows = await openDb().query<Row>(text, values);
      if (text.includes("insert into recent_tries")) counts += 1;
      return rows;
    };
    const app = await testApp({ ...openDb(), query }, { log: { write: (line) => lines.push(line) } });
    const emails = Array.from({ length: 5 }, (_, index) => `person${index}@example.org`);
    for (const email of emails) await addPerson(openDb(), { email });
    const address = await app.listen({ port: 0, host: "127.0.0.1" });
    const post = (index: number, signal?: AbortSignal) =>
      fetch(`${address}/login/`, {
        method: "POST",
        redirect: "manual",
        headers: { origin: address, "x-forwarded-for": `198.51.100.${index}` },
        body: new URLSearchParams({ email: emails[index] ?? "", password: PASSWORD }),
        signal,
      });
    let gone = 0;
    app.server.on("connection", (socket) => socket.once("close", () => (gone += 1)));
    const checks = holdChecks();
    const others = [0, 1, 2, 3].map((index) => post(index));
    // Each is counted twice before its password is checked: by its address and by its account.
    await vi.waitFor(() => expect(counts).toBe(4 * 2), PATIENT);
    const leaving = new AbortController();
    const left = expect(post(4, leaving.signal)).rejects.toThrow();
    await vi.waitFor(() => expect(counts).toBe(5 * 2), PATIENT);
    leaving.abort();
    await left;
    await vi.waitFor(() => expect(gone).toBe(1), PATIENT);
    checks.release();
    for (const other of others) expect((await other).status).toBe(303);
    const events = () => lines.map((line) => JSON.parse(line)).filter(({ event }) => event);
    await vi.waitFor(() => expect(events()).toHaveLength(5), PATIENT);
    expect(events().find(({ event }) => event !== "login")).toMatchObject({
      event: "login-held-back",
      address: "198.51.100.4",
    });
    app.server.closeAllConnections();
    await app.close();
  });

  it("counts one subscriber’s IPv6 addresses together", async () => {
    const app = await testApp(openDb());
    await addPerson(openDb(), { email: "ada@example.org" });
    const from = (address: string, password: string) =>
      postLogin(app, { email: "ada@example.org", password, headers: { "x-forwarded-for": address } });
    for (let index = 1; index <= 60; index++) {
      await openDb().query("update users set email = $1", [`person${index}@example.org`]);
      const answer = await postLogin(app, {
        email: `person${index}@example.org`,
        password: "wrong",
        headers: { "x-forwarded-for": `2001:db8:5:7::${index}` },
      });
      expect(answer.statusCode).toBe(401);
    }
    await openDb().query("update users set email = 'ada@example.org'");
    expect((await from("2001:db8:5:7:ffff::1", PASSWORD)).statusCode).toBe(429);
    expect((await from("2001:db8:5:8::1", PASSWORD)).statusCode).toBe(303);
    await app.close();
  });

  it("doesn’t count a limited account’s attempts against its office’s address", async () => {
    const app = await testApp(openDb());
    await addPerson(openDb(), { email: "ada@example.org" });
    await addPerson(openDb(), { email: "bob@example.org" });
    for (let index = 0; index < 75; index++) {
      const answer = await postLogin(app, { email: "ada@example.org", password: "wrong" });
      expect(answer.statusCode).toBe(index < 10 ? 401 : 429);
    }
    expect((await postLogin(app, { email: "bob@example.org" })).statusCode).toBe(303);
    await app.close();
  });

  it("isn’t used up by invalid email addresses", async () => {
    const app = await testApp(openDb());
    await addPerson(openDb(), { email: "ada@example.org" });
    for (let index = 0; index < 61; index++) {
      const answer = await postLogin(app, { email: `${index}${"x".repeat(250)}@example.org` });
      expect([answer.statusCode, answer.body.includes(WRONG)]).toEqual([401, true]);
    }
    expect((await postLogin(app, { email: "ada@example.org" })).statusCode).toBe(303);
    await app.close();
  });
});

describeWithDatabase("the sample accounts’ published password", (openDb) => {
  it("works if sample data is on, and is treated as a wrong password if it is off", async () => {
    await addPerson(openDb(), { email: "member@example.org" });
    await addPerson(openDb(), { email: "staff@example.org" });
    const published = await hashPassword(SAMPLE_PASSWORD, CHEAP);
    await openDb().query("update users set password_hash = $1 where email = 'member@example.org'", [published]);
    const login = { email: "member@example.org", password: SAMPLE_PASSWORD };
    const on = await testApp(openDb());
    expect((await postLogin(on, login)).statusCode).toBe(303);
    await on.close();
    const off = await testApp(openDb(), { settings: { sampleData: false } });
    const refused = await postLogin(off, login);
    expect([refused.statusCode, refused.body.includes(WRONG)]).toEqual([401, true]);
    expect((await postLogin(off, { email: "staff@example.org" })).statusCode).toBe(303);
    await off.close();
  });
});

describe("a password", () => {
  it("is compared completely, with any characters", async () => {
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

  it("matches no foreign hash, and none that needs too much memory", async () => {
    expect(await verifyPassword("", "")).toBe(false);
    expect(await verifyPassword("x", "$2b$10$abcdefghijklmnopqrstuv")).toBe(false);
    const greedy = `scrypt$30$8$1$${"A".repeat(24)}$${"A".repeat(43)}=`;
    expect(await verifyPassword("x", greedy)).toBe(false);
  });
});
