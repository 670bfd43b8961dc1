import crypto, { type ScryptOptions } from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { Db } from "../platform/db.ts";
import { hashPassword } from "../session/password.ts";
import { describeWithDatabase } from "../testing/databases.ts";
import { addPerson, FROM_OUR_PAGE, NOW, postLogin, testApp } from "../testing/test-app.ts";

// Neither the text of a response nor the time it takes, measured as work, reveals whether an account exists.

/** The cost of each key derivation. */
const derivations: (number | undefined)[] = [];
const { scrypt } = crypto;
/** As expensive as the hashes of real accounts, unlike the cheap ones of other tests. */
let hash = "";
beforeAll(async () => {
  hash = await hashPassword("a password of theirs");
  vi.spyOn(crypto, "scrypt").mockImplementation((text, salt, bytes, options: ScryptOptions, done) => {
    derivations.push(options.N);
    scrypt(text, salt, bytes, options, done);
  });
  syncBuiltinESMExports();
});
afterAll(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

const KNOWN = "ada@example.org";
const CLOSED = "closed@example.org";
const UNKNOWN = "nobody@example.org";

describeWithDatabase("an address with an account and one without", (openDb) => {
  let app: FastifyInstance;
  let statements: string[] = [];

  const counted = (db: Db): Db => ({
    ...db,
    query: (text, values) => {
      statements.push(text);
      return db.query(text, values);
    },
    transaction: (run) => {
      statements.push("begin");
      return db.transaction((tx) => run(counted(tx)));
    },
  });

  beforeEach(async () => {
    for (const email of [KNOWN, CLOSED]) {
      const { userId } = await addPerson(openDb(), { email });
      await openDb().query("update users set password_hash = $2, disabled_at = $3 where id = $1", [
        userId,
        hash,
        email === CLOSED ? NOW : null,
      ]);
    }
    app = await testApp(counted(openDb()));
  });
  afterEach(() => app.close());

  async function work(send: (email: string) => Promise<LightMyRequestResponse>, email: string) {
    statements = [];
    derivations.length = 0;
    const { statusCode, headers, body } = await send(email);
    const { date: _date, "x-request-id": _id, "content-security-policy": _nonce, ...said } = headers;
    return {
      said: { statusCode, headers: { ...said, "content-length": 0 }, body: body.replaceAll(email, "…") },
      work: { statements, derivations: [...derivations] },
    };
  }

  it("get the same refusal at login, with the same work", async () => {
    const login = (email: string) => postLogin(app, { email, password: "not the password" });
    // A server's first request does work that later ones don't repeat.
    await work(login, "first@example.org");
    const unknown = await work(login, UNKNOWN);
    expect(unknown.said.statusCode).toBe(401);
    expect(unknown.work.derivations).toEqual([2 ** 17]);
    expect(unknown.work.statements.length).toBeGreaterThan(0);
    expect(await work(login, KNOWN)).toEqual(unknown);
    expect(await work(login, CLOSED)).toEqual(unknown);
  });

  it("get the same response at a password reset, with the same work", async () => {
    const ask = (email: string) =>
      app.inject({
        method: "POST",
        url: "/forgot",
        headers: { ...FROM_OUR_PAGE, "content-type": "application/x-www-form-urlencoded" },
        payload: new URLSearchParams({ email }).toString(),
      });
    await work(ask, "first@example.org");
    const unknown = await work(ask, UNKNOWN);
    expect(unknown.said.statusCode).toBe(303);
    expect(unknown.work.statements.length).toBeGreaterThan(1);
    expect(await work(ask, KNOWN)).toEqual(unknown);
    expect(await work(ask, CLOSED)).toEqual(unknown);
  });
});
