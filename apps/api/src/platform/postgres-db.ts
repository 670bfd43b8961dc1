import { Pool, type PoolClient, type QueryConfig, TypeOverrides, types as pgTypes } from "pg";
import { type Db, DbUnavailable, PLAN_CACHE_MODE, type QueryOptions, TransactionLost } from "./db.ts";
import { readErrorCode } from "./describe-error.ts";
import { createServerChoice, listServerUrls } from "./postgres-servers.ts";
import { createNestedTransactionGuard, createTransactionDb } from "./transaction-db.ts";

const { INT8, DATE } = pgTypes.builtins;
// pg's type list lacks arrays.
const INT8_ARRAY = 1016;
const DATE_ARRAY = 1182;

/** SQLSTATEs of a server that is unreachable, unknown, starting, stopping, busy or too slow; 53100 is a full disk. */
const UNAVAILABLE_STATES = /^(08|28|3D|53(?!100)|57)/;
const UNAVAILABLE_CODES =
  /^(ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|ENOENT|EPIPE|ETIMEDOUT|EAI_AGAIN)$/;
const UNAVAILABLE_MESSAGE =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|not queryable|pool after calling end/;

/** `statementTimeoutMs`: 0 means no limit, for imports and migrations. */
export function openPostgres(url: string, statementTimeoutMs = 0): Db {
  const types = new TypeOverrides();
  types.setTypeParser(INT8, Number);
  types.setTypeParser(DATE, (text) => text);
  types.setTypeParser(INT8_ARRAY, (text) => parseArray(text).map(Number));
  types.setTypeParser(DATE_ARRAY, parseArray);

  const servers = createServerChoice(listServerUrls(url));
  const pool = new Pool({
    Client: servers.Client,
    onConnect: servers.onConnect,
    types,
    max: 10,
    connectionTimeoutMillis: 5_000,
    ...(statementTimeoutMs > 0
      ? { statement_timeout: statementTimeoutMs, query_timeout: statementTimeoutMs + 1_000 }
      : {}),
    // Compiling a statement's expressions takes longer than running them.
    options: `-c timezone=UTC -c datestyle=ISO -c jit=off -c plan_cache_mode=${PLAN_CACHE_MODE}`,
  });
  // The pool replaces broken idle connections; an unhandled event would end the process.
  pool.on("error", () => {});

  const reach = createReach(url);
  const query = async (config: QueryConfig) => {
    const client = await servers.connect(pool);
    client.on("error", ignore);
    try {
      const result = await client.query(config);
      release(client, false);
      return result;
    } catch (error) {
      release(client, true);
      throw error;
    }
  };
  const own = createNestedTransactionGuard();
  let closing: Promise<void> | null = null;
  return {
    kind: "postgres",
    async query<Row>(text: string, values: readonly unknown[] = [], options: QueryOptions = {}) {
      own.check();
      return (await reach(query({ ...options, text, values: [...values] }))).rows as Row[];
    },
    async exec(text) {
      own.check();
      await reach(query({ text }));
    },
    async transaction(run) {
      own.check();
      const client = await reach(servers.connect(pool));
      client.on("error", ignore);
      return own.run(() => runTransaction(client, reach, run));
    },
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => (closing ??= pool.end()),
  };
}

async function runTransaction<T>(client: PoolClient, reach: Reach, run: (tx: Db) => Promise<T>): Promise<T> {
  let isBroken = false;
  try {
    await reach(client.query("begin"));
    const result = await run(
      createTransactionDb({
        kind: "postgres",
        query: async (text, values, options) =>
          (await reach(client.query({ ...options, text, values: [...values] }))).rows,
        exec: async (text) => {
          await reach(client.query(text));
        },
      }),
    );
    const { command } = await reach(client.query("commit"));
    if (command !== "COMMIT") throw new TransactionLost();
    return result;
  } catch (error) {
    await client.query("rollback").catch(() => {
      isBroken = true;
    });
    throw error;
  } finally {
    release(client, isBroken);
  }
}

function release(client: PoolClient, isBroken: boolean): void {
  client.off("error", ignore);
  client.release(isBroken);
}

function ignore(): void {}

type Reach = <T>(answer: Promise<T>) => Promise<T>;

/** Distinguishes unreachable servers from failed statements. */
function createReach(url: string): Reach {
  const place = describeDatabase(url);
  return async (answer) => {
    try {
      return await answer;
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      const code = readErrorCode(error);
      const isAway =
        UNAVAILABLE_STATES.test(code) || UNAVAILABLE_CODES.test(code) || UNAVAILABLE_MESSAGE.test(error.message);
      if (!isAway) throw error;
      const reason = error.message || code;
      throw new DbUnavailable(`${place} can’t be reached (${reason}). Check that it runs, and DATABASE_URL.`, {
        cause: error,
      });
    }
  };
}

function describeDatabase(url: string): string {
  const urls = listServerUrls(url).map((one) => new URL(one));
  const hosts = urls.map(({ host, searchParams }) => (searchParams.get("host") ?? host) || "localhost");
  return `PostgreSQL’s database ${decodeURIComponent(urls[0]?.pathname.slice(1) ?? "")} at ${hosts.join(" or ")}`;
}

/** Parses arrays of numbers and dates, without commas, quotes or nulls. */
function parseArray(text: string): string[] {
  return text === "{}" ? [] : text.slice(1, -1).split(",");
}
