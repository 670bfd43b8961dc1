import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { listAudit } from "../admin/audit.sql.ts";
import { clientOf, openApp } from "../testing/api-client.ts";
import { describeOnOneDatabase } from "../testing/databases.ts";
import { loadFixture } from "../testing/fixture.ts";
import { type Caller, rememberCaller } from "./access.ts";
import type { Db } from "./db.ts";
import { createReadingPace, createRollingCounter } from "./reading-pace.ts";

const START = new Date("2026-06-30T12:00:00Z");
/** Seconds at which a fast reader opened records: tabs from results, a committee's roster, reading in between. */
const BUSY_HOUR = JSON.parse(
  readFileSync(new URL("../../fixtures/busy-hour.json", import.meta.url), "utf8"),
) as number[];

describe("the pace of reading", () => {
  let now: Date;
  let delays: number[];
  let events: unknown[];
  let rows: unknown[];

  beforeEach(() => {
    now = START;
    delays = [];
    events = [];
    rows = [];
  });

  const paceOf = () => {
    const query = async (text: string, values?: readonly unknown[]) => {
      if (text.startsWith("insert into audit_trail")) rows.push(values);
      return [];
    };
    const db = { query } as unknown as Db;
    return createReadingPace({ db, clock: () => now }, async (ms) => void delays.push(ms));
  };

  /** Opens records and counts those that were refused. */
  function readerOf(pace: ReturnType<typeof paceOf>, caller: Partial<Caller>, ip = "192.0.2.1") {
    const log = { info: () => {}, warn: (facts: unknown) => events.push(facts) };
    const request = { method: "GET", ip, log } as unknown as Parameters<typeof pace>[0];
    rememberCaller(request, { userId: null, organizationId: null, ...caller } as Caller);
    return async (records = 1): Promise<"opened" | "refused"> => {
      try {
        await pace(request, { records });
        return "opened";
      } catch (error) {
        expect(error).toMatchObject({ status: 429, code: "TOO_MANY_REQUESTS" });
        return "refused";
      }
    };
  }
  const later = (seconds: number) => (now = new Date(START.getTime() + seconds * 1000));

  it("doesn’t slow a fast reader in a busy hour, alone or with nine colleagues", async () => {
    const pace = paceOf();
    expect(BUSY_HOUR.length).toBeGreaterThan(350);
    const readers = Array.from({ length: 10 }, (_, at) => readerOf(pace, { userId: at + 1, organizationId: 1 }));
    for (const seconds of BUSY_HOUR) {
      later(seconds);
      for (const open of readers) expect(await open()).toBe("opened");
    }
    expect([delays, events, rows]).toEqual([[], [], []]);
  });

  it("slows a scraper down, refuses it, and notifies the operator once", async () => {
    const open = readerOf(paceOf(), { userId: 5, organizationId: 1 });
    const outcomes: string[] = [];
    for (let at = 0; at < 1_200; at++) {
      later(at / 70);
      outcomes.push(await open());
    }
    expect(outcomes.filter((outcome) => outcome === "opened")).toHaveLength(120);
    expect(delays).toHaveLength(59);
    expect(delays).toEqual(delays.toSorted((a, b) => a - b));
    expect(events).toMatchObject([{ event: "reading-limited", userId: 5, because: "reader", minute: 120 }]);
    expect(rows).toHaveLength(1);
  });

  it("lets a scraper that waits read up to the limits of an hour and a day", async () => {
    const open = readerOf(paceOf(), { userId: 5, organizationId: 1 });
    let opened = 0;
    for (let second = 0; second < 6 * 3600; second += 3) {
      later(second);
      if ((await open()) === "opened") opened += 1;
    }
    expect(opened).toBe(4_000);
  });

  it("counts an organization’s readers together, and its addresses as one", async () => {
    const pace = paceOf();
    const readers = Array.from({ length: 12 }, (_, at) =>
      at < 6
        ? readerOf(pace, { userId: at + 1, organizationId: 1 })
        : readerOf(pace, { organizationId: 1 }, `192.0.2.${at}`),
    );
    for (const open of readers) for (let at = 0; at < 100; at++) expect(await open()).toBe("opened");
    expect(await readers[0]?.()).toBe("refused");
    expect(await readers[11]?.()).toBe("refused");
    expect(events).toMatchObject([{ because: "organization" }]);
    expect(await readerOf(pace, { userId: 99, organizationId: 2 })()).toBe("opened");
  });

  it("counts the people of a profile book", async () => {
    const open = readerOf(paceOf(), { userId: 5, organizationId: 1 });
    for (let book = 0; book < 5; book++) expect(await open(25)).toBe("opened");
    expect(await open(25)).toBe("refused");
  });

  it("counts visitors without an organization by address", async () => {
    const pace = paceOf();
    const open = readerOf(pace, {}, "2001:db8::1");
    for (let at = 0; at < 120; at++) expect(await open()).toBe("opened");
    expect(await readerOf(pace, {}, "2001:db8::2")()).toBe("refused");
    expect(await readerOf(pace, {}, "2001:db8:0:1::1")()).toBe("opened");
  });
});

describe("a rolling count", () => {
  it("forgets events after its window, a twelfth at a time", () => {
    const counts = createRollingCounter(12_000);
    const at = (second: number) => new Date(START.getTime() + second * 1000);
    for (let second = 0; second < 6; second++) counts.add("a", 2, at(second));
    expect([counts.count("a", at(6)), counts.count("b", at(6))]).toEqual([12, 0]);
    expect(counts.count("a", at(11))).toBe(12);
    expect([12, 13, 14].map((second) => counts.count("a", at(second)))).toEqual([10, 8, 6]);
    expect(counts.count("a", at(500))).toBe(0);
    counts.add("a", 1, at(501));
    // The clock was set back.
    expect(counts.count("a", at(499))).toBe(1);
  });
});

describeOnOneDatabase("the entry of a reading limit", (openDb) => {
  it.each([
    ["reader", { userId: "member" }, "member@example.org"],
    ["organization", { userId: null }, "Everything"],
  ] as const)("names the %s", async (because, { userId }, subject) => {
    const accounts = await loadFixture(openDb());
    const [everything] = await openDb().query<{ id: number }>("select id from organizations where name = 'Everything'");
    const pace = createReadingPace({ db: openDb(), clock: () => START }, async () => {});
    const log = { info: () => {}, warn: () => {} };
    const request = { method: "GET", ip: "192.0.2.1", log } as unknown as Parameters<typeof pace>[0];
    rememberCaller(request, { userId: userId && accounts[userId], organizationId: everything?.id ?? null } as Caller);
    await pace(request, { records: 1_200 });
    await expect(pace(request, { records: 1 })).rejects.toThrow("opened too many profiles");
    await expect(pace(request, { records: 1 })).rejects.toThrow("opened too many profiles");
    const entries = await listAudit(openDb(), { since: null, subject, actor: "server", limit: 10 });
    expect(entries).toMatchObject([{ command: "reading limit", became: { because, hour: 1_200 } }]);
  });
});

describeOnOneDatabase("opening records over HTTP", (openDb) => {
  it("is refused beyond the pace of people, while search goes on, and logged without a name", async () => {
    const accounts = await loadFixture(openDb());
    const lines: string[] = [];
    const app = await openApp(openDb(), { log: { write: (line) => lines.push(line) } });
    const member = await clientOf(app, openDb(), accounts.member);
    const open = () => member.get("/api/profile/99999999");
    for (let times = 0; times < 2; times++) await Promise.all(Array.from({ length: 60 }, open));
    const refused = await open();
    expect([refused.status, refused.headers["retry-after"]]).toEqual([429, "30"]);
    expect(refused.body).toMatchObject({
      error_code: "TOO_MANY_REQUESTS",
      error_message: "You have opened too many profiles in a short time. Try again in 30 seconds.",
    });
    expect((await member.get("/api/search/vignette/?q=marquez")).status).toBe(200);
    expect(lines.join("")).toContain('"event":"reading-limited"');
    expect(lines.join("")).not.toContain("member@example.org");
    await app.close();
  });
});
