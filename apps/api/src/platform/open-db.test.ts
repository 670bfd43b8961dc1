import { expect, it } from "vitest";
import { type Db, DbUnavailable, TransactionLost } from "./db.ts";
import { openPostgres } from "./postgres-db.ts";
import { describeOnEachDatabase, openMigratedMemory } from "../testing/databases.ts";

describeOnEachDatabase("the database", (openDb) => {
  it.each([{}, { name: "types" }])("returns the same types from both, with options %o", async (options) => {
    const [row] = await openDb().query(
      `select count(*) as total, 9007199254740991::bigint as big, array[1::bigint, 2::bigint] as bigs,
         '2026-11-20'::date as day, array['2026-11-20'::date] as days, '2026-11-20T10:00:00Z'::timestamptz as moment,
         array[1, 2] as ints, array['a', null] as texts, '{"a": [1]}'::jsonb as body, '10.0.0.0/8'::cidr as range,
         '\\x00ff'::bytea as bytes, null as nothing, true as yes
       from (values (1), (2)) as two`,
      [],
      options,
    );
    expect(row).toMatchObject({
      total: 2,
      big: 9007199254740991,
      bigs: [1, 2],
      day: "2026-11-20",
      days: ["2026-11-20"],
      moment: new Date("2026-11-20T10:00:00Z"),
      ints: [1, 2],
      texts: ["a", null],
      body: { a: [1] },
      range: "10.0.0.0/8",
      nothing: null,
      yes: true,
    });
    expect(Buffer.from(row?.["bytes"] as Uint8Array)).toEqual(Buffer.from([0, 255]));
  });

  it.each([{}, { name: "parameters" }])("accepts the same parameters on both, with options %o", async (options) => {
    const [row] = await openDb().query(
      "select $1::int[] as ints, $2::jsonb as body, $3::date as day, $4::timestamptz as moment, $5::bytea as bytes, $6::text[] as texts",
      [[1, 2], JSON.stringify([{ a: "ü" }]), "2026-02-28", new Date(0), Buffer.from([1, 2]), ['a,"b', "c\\d"]],
      options,
    );
    expect(row).toMatchObject({
      ints: [1, 2],
      body: [{ a: "ü" }],
      day: "2026-02-28",
      moment: new Date(0),
      texts: ['a,"b', "c\\d"],
    });
  });

  it("repeats prepared statements, even after they failed", async () => {
    const divide = async (by: number | null, db = openDb()) =>
      db.query<{ result: number | null }>("select 12 / $1::int as result", [by], { name: "divide" });
    await expect(openDb().query("select no_column", [], { name: "wrong" })).rejects.toThrow(/no_column/);
    expect(await divide(3)).toEqual([{ result: 4 }]);
    await expect(divide(0)).rejects.toThrow(/zero/);
    expect(await divide(null)).toEqual([{ result: null }]);
    await openDb().transaction(async (tx) => expect(await divide(6, tx)).toEqual([{ result: 2 }]));
    expect(await openDb().query("delete from organizations", [], { name: "empty" })).toEqual([]);
  });

  it("rolls back if the function rejects, and keeps what others wrote meanwhile", async () => {
    const db = openDb();
    let enter = () => {};
    const entered = new Promise<void>((resolve) => (enter = resolve));
    const doomed = db.transaction(async (tx) => {
      await insert(tx, "doomed");
      enter();
      await new Promise((resolve) => setTimeout(resolve, 50));
      throw new Error("no");
    });
    await entered;
    const other = insert(db, "kept");
    await expect(doomed).rejects.toThrow("no");
    await other;
    expect(await names(db)).toEqual(["kept"]);
  });

  it("makes a nested transaction a savepoint", async () => {
    const db = openDb();
    await db.transaction(async (tx) => {
      await insert(tx, "outer");
      await expect(
        tx.transaction(async (inner) => {
          await insert(inner, "inner");
          await inner.query("select 1 / 0");
        }),
      ).rejects.toThrow("division by zero");
      await tx.transaction((inner) => inner.transaction((innermost) => insert(innermost, "innermost")));
    });
    expect(await names(db)).toEqual(["innermost", "outer"]);
  });

  it("rejects uses of the outer database inside a transaction instead of deadlocking", async () => {
    const db = openDb();
    await expect(db.transaction(() => insert(db, "outside"))).rejects.toThrow("Use the transaction's database");
    expect(await names(db)).toEqual([]);
  });

  it("rejects a transaction that continued after a failed statement, because it was rolled back", async () => {
    const db = openDb();
    const doomed = db.transaction(async (tx) => {
      await insert(tx, "doomed");
      await tx.query("select 1 / 0").catch(() => {});
    });
    await expect(doomed).rejects.toBeInstanceOf(TransactionLost);
    expect(await names(db)).toEqual([]);
    await insert(db, "later");
    expect(await names(db)).toEqual(["later"]);
  });

  it("answers other requests while a statement runs", async () => {
    const turning = new AbortController();
    let turns = 0;
    const slow = openDb()
      .query("select count(*) from generate_series(1, 300000)")
      .finally(() => turning.abort());
    while (!turning.signal.aborted) {
      await new Promise(setImmediate);
      turns += 1;
    }
    await slow;
    // If the database ran on this thread, the event loop would turn only once.
    expect(turns).toBeGreaterThan(10);
  });

  it("gives concurrent callers each their own result", async () => {
    const db = openDb();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, asked) => db.query<{ asked: number }>("select $1::int as asked", [asked])),
    );
    expect(answers.map(([row]) => row?.asked)).toEqual(Array.from({ length: 50 }, (_, asked) => asked));
  });

  it("reports a unique violation with the same code", async () => {
    const db = openDb();
    await insert(db, "twice");
    await expect(insert(db, "twice")).rejects.toMatchObject({ code: "23505" });
  });
});

it("distinguishes an unreachable PostgreSQL from a failing statement", async () => {
  const db = openPostgres("postgresql://nobody@127.0.0.1:1/nothing");
  await expect(db.query("select 1")).rejects.toBeInstanceOf(DbUnavailable);
  const away = db.transaction(async () => {});
  await expect(away).rejects.toThrow(
    "PostgreSQL’s database nothing at 127.0.0.1:1 can’t be reached (connect ECONNREFUSED 127.0.0.1:1). Check",
  );
  await db.close();
  await db.close();
  // A statement that fails after the server has stopped isn't an error of its pool.
  await expect(db.query("select 1")).rejects.toBeInstanceOf(DbUnavailable);
});

it("distinguishes an embedded database that has ended from a failing statement", async () => {
  const { db } = await openMigratedMemory();
  await db.close();
  await db.close();
  await expect(db.query("select 1")).rejects.toBeInstanceOf(DbUnavailable);
  await expect(db.transaction(async () => {})).rejects.toBeInstanceOf(DbUnavailable);
});

async function insert(db: Db, name: string): Promise<void> {
  await db.query("insert into organizations (name) values ($1)", [name]);
}

async function names(db: Db): Promise<unknown[]> {
  return (await db.query<{ name: string }>("select name from organizations order by name")).map(({ name }) => name);
}
