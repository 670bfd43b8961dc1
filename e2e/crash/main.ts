import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Random } from "../../apps/api/src/sample/random.ts";
import { startPostgres } from "../../apps/api/src/testing/postgres-cluster.ts";
import { killWhileMailing } from "./digests.ts";
import { killWhileImporting, killWhileMigrating, killWhileWriting, type Result } from "./scenarios.ts";
import { createStore, type Store } from "./stores.ts";

const HELP = `npm run test:crash -- --kills 200

Kills servers and imports with SIGKILL at random moments, on both databases, and checks after each start that no
acknowledged write is lost or doubled.

  --kills <number>      of each database (20): 60 % while readers write, 15 % each in imports and
                        migrations, 10 % while digests are mailed
  --database <kind>     pglite or postgres alone
  --only <scenario>     writes, imports, migrations or digests alone
  --seed <number>       the moments and requests of an earlier run`;

const SCENARIOS = {
  writes: { share: 0.6, run: killWhileWriting },
  imports: { share: 0.15, run: killWhileImporting },
  migrations: { share: 0.15, run: killWhileMigrating },
  digests: { share: 0.1, run: killWhileMailing },
};

const { values } = parseArgs({
  options: {
    help: { type: "boolean" },
    kills: { type: "string", default: "20" },
    database: { type: "string" },
    only: { type: "string" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
  },
});

if (values.help) console.log(HELP);
else await main();

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "rotunda-crash-"));
  const cluster = values.database === "pglite" ? null : await startPostgres();
  if (!cluster && values.database !== "pglite") console.warn("PostgreSQL is not installed, so only PGlite is tested.");
  const stores = [createStore(folder, null), ...(cluster ? [createStore(folder, cluster)] : [])];
  console.log(`--seed ${values.seed}`);
  try {
    const results: string[] = [];
    for (const store of stores.filter(({ kind }) => values.database === undefined || values.database === kind)) {
      for (const result of await killAll(store)) results.push(describeResult(store, result));
    }
    console.log(
      [
        "",
        "| Database | Scenario | Kills | Acknowledged requests | Lost or doubled | Failed starts |",
        "| --- | --- | --- | --- | --- | --- |",
        ...results,
      ].join("\n"),
    );
  } finally {
    await cluster?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function killAll(store: Store): Promise<Result[]> {
  const chosen = Object.entries(SCENARIOS).filter(([name]) => values.only === undefined || values.only === name);
  const shares = chosen.reduce((sum, [, { share }]) => sum + share, 0);
  const results: Result[] = [];
  for (const [name, { share, run }] of chosen) {
    const kills = Math.max(1, Math.round((Number(values.kills) * share) / shares));
    const random = new Random(Number(values.seed));
    let done = 0;
    const onKill = () => process.stdout.write(`\r${store.kind} ${name}: ${(done += 1)} of ${kills} kills `);
    results.push(await run({ store, kills, random, onKill }));
    process.stdout.write("\n");
  }
  return results;
}

/** The first lost or doubled write and the first failed start end the run with an error. */
function describeResult({ kind }: Store, { scenario, kills, acknowledged }: Result): string {
  return `| ${kind} | ${scenario} | ${kills} | ${acknowledged || "–"} | 0 | 0 |`;
}
