import { mkdtemp, readFile, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { openPostgres } from "../../apps/api/src/platform/postgres-db.ts";
import { startPostgres, type PostgresCluster } from "../../apps/api/src/testing/postgres-cluster.ts";
import { ENGINE_NAMES, type EngineName } from "./engine.ts";
import { install, rewriteReport, ROOT, say } from "../load/support.ts";
import { describeRuns, mergeSections, type SizeRun } from "./report.ts";
import { runEngines } from "./run-engines.ts";

const HERE = fileURLToPath(new URL(".", import.meta.url));
const SIZES = "20000,250000";

const HELP = `npm run bench:search

Measures search beside other engines over the sample directory and writes the sections of the measured sizes in
docs/benchmarks.md. A run of both sizes takes about half an hour and 8 GB below the temporary folder, one of a million
people with --engines rotunda-postgres an hour and 20 GB; a PostgreSQL is started for it where one is installed. What the
others need is installed into bench/search first.

  --profiles <numbers>  people, one run each (${SIZES})
  --engines <names>     ${ENGINE_NAMES.join(", ")}
                        (all of them); ours is always among them
  --database <url>      an own, empty PostgreSQL database for ours; the next run of the same size finds its records
  --print               print the result only, and leave docs/benchmarks.md as it is
  --help                show this text`;

// Stops the PostgreSQL that was started for the run.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

class UsageError extends Error {}

try {
  process.exitCode = await main();
} catch (error) {
  const isMisunderstood =
    error instanceof UsageError ||
    (error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS"));
  say(`${error instanceof Error ? error.message : String(error)}${isMisunderstood ? `\n\n${HELP}` : ""}`);
  process.exitCode = isMisunderstood ? 2 : 1;
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      profiles: { type: "string", default: SIZES },
      engines: { type: "string" },
      database: { type: "string" },
      print: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) {
    process.stdout.write(`${HELP}\n`);
    return 0;
  }
  const sizes = values.profiles.split(",").map(readSize);
  const wanted = values.engines?.split(",").map(readEngine) ?? ENGINE_NAMES;
  await install(HERE, "the other engines");
  const cluster = await startPostgres();
  if (!cluster) say("no PostgreSQL is installed here: measuring without it");
  const runs: SizeRun[] = [];
  try {
    for (const profiles of sizes) {
      const load = loadavg()[0] ?? 0;
      const engines = await runSize(profiles, wanted, { cluster, database: values.database });
      runs.push({ profiles, engines, load });
      const text = describeRuns(runs, await readVersions(cluster));
      if (values.print) process.stdout.write(text);
      else await rewriteReport((page) => mergeSections(page, text));
    }
  } finally {
    await cluster?.stop();
  }
  return 0;
}

async function runSize(
  profiles: number,
  wanted: readonly EngineName[],
  { cluster, database }: { cluster: PostgresCluster | null; database: string | undefined },
) {
  const folder = await mkdtemp(join(tmpdir(), "rotunda-bench-"));
  const ours: EngineName = cluster ? "rotunda-postgres" : "rotunda-pglite";
  const names = ENGINE_NAMES.filter(
    (name) => (name === ours || wanted.includes(name)) && (cluster || !name.endsWith("postgres")),
  );
  try {
    return await runEngines(names, { profiles, folder, cluster, database, say });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readVersions(cluster: PostgresCluster | null) {
  const versionOf = async (path: string) => {
    const { version } = JSON.parse(await readFile(path, "utf8")) as { version: string };
    return version;
  };
  return {
    postgres: cluster ? await readServerVersion(cluster.url) : "none",
    pglite: await versionOf(join(ROOT, "node_modules/@electric-sql/pglite/package.json")),
    sqlite: await versionOf(join(HERE, "node_modules/@sqlite.org/sqlite-wasm/package.json")),
    minisearch: await versionOf(join(HERE, "node_modules/minisearch/package.json")),
  };
}

async function readServerVersion(url: string): Promise<string> {
  const db = openPostgres(url);
  const [row] = await db.query<{ server_version: string }>("show server_version");
  await db.close();
  return row?.server_version.split(" ")[0] ?? "";
}

function readSize(written: string): number {
  if (!/^[1-9]\d{0,6}$/u.test(written)) throw new UsageError(`--profiles must be whole numbers, not "${written}".`);
  return Number(written);
}

function readEngine(written: string): EngineName {
  const name = ENGINE_NAMES.find((known) => known === written);
  if (!name) throw new UsageError(`There is no engine "${written}".`);
  return name;
}
