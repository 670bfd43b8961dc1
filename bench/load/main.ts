import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { startPostgres } from "../../apps/api/src/testing/postgres-cluster.ts";
import { listRequests } from "./list-requests.ts";
import { overload, type Overload } from "./overload.ts";
import { prepare } from "./prepare.ts";
import { type DatabaseRun, describeLoad, replaceSection } from "./report.ts";
import { install, rewriteReport, say } from "./support.ts";
import { runLoad } from "./run-load.ts";
import { startServer } from "./server.ts";

const PORT = 8951;
const MIXED_CONNECTIONS = 16;
const CAPACITY_SECONDS = 10;
const SENDERS = [1, 40];

const HELP = `npm run bench:load

Sends a server of the sample directory a mixed load, then five times the searches it can do, and writes the section
Load of docs/benchmarks.md. Everything stays on this machine. A PostgreSQL is started for it where one is installed;
autocannon is installed into bench/load first.

  --profiles <number>   people (250000)
  --minutes <number>    of mixed load (10)
  --overload <seconds>  of each overload (30)
  --overloads <number>  of overloads of each kind (3)
  --databases <names>   postgres, pglite (both)
  --print               print the result only, and leave docs/benchmarks.md as it is
  --help                show this text`;

// Stops the PostgreSQL that was started for the run.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

const { values } = parseArgs({
  options: {
    profiles: { type: "string", default: "250000" },
    minutes: { type: "string", default: "10" },
    overload: { type: "string", default: "30" },
    overloads: { type: "string", default: "3" },
    databases: { type: "string", default: "postgres,pglite" },
    print: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});
if (values.help) process.stdout.write(`${HELP}\n`);
else await main();

async function main(): Promise<void> {
  const plan: Plan = {
    people: readNumber(values.profiles),
    minutes: readNumber(values.minutes),
    seconds: readNumber(values.overload),
    times: readNumber(values.overloads),
  };
  await install(fileURLToPath(new URL(".", import.meta.url)), "autocannon");
  const names = values.databases.split(",");
  const cluster = names.includes("postgres") ? await startPostgres() : null;
  if (!cluster && names.includes("postgres")) say("no PostgreSQL is installed here: measuring without it");
  const runs: DatabaseRun[] = [];
  try {
    if (cluster) runs.push(await measure("PostgreSQL", cluster.url, plan));
    if (names.includes("pglite")) runs.push(await measure("PGlite", "", plan));
  } finally {
    await cluster?.stop();
  }
  const section = describeLoad(runs, plan.minutes);
  process.stdout.write(section);
  if (!values.print) await rewriteReport((page) => replaceSection(page, section));
}

interface Plan {
  people: number;
  minutes: number;
  /** Duration of each overload. */
  seconds: number;
  /** Overloads of each kind. */
  times: number;
}

async function measure(
  name: string,
  databaseUrl: string,
  { people, minutes, seconds, times }: Plan,
): Promise<DatabaseRun> {
  const dataDir = await mkdtemp(join(tmpdir(), "rotunda-load-"));
  const where = { dataDir, databaseUrl };
  try {
    say(`${name}: preparing`);
    const prepared = await prepare(where, people);
    const server = await startServer(where, PORT);
    try {
      const searches = listRequests(prepared, "search");
      const warm = { connections: MIXED_CONNECTIONS, seconds: CAPACITY_SECONDS };
      await runLoad(server.origin, searches, warm);
      const before = await server.readMemory();
      say(`${name}: mixed load`);
      const mixed = await runLoad(server.origin, listRequests(prepared), {
        connections: MIXED_CONNECTIONS,
        seconds: Math.round(minutes * 60),
      });
      const after = await server.readMemory();
      const { statuses } = await runLoad(server.origin, searches, warm);
      const capacity = (statuses["200"] ?? 0) / CAPACITY_SECONDS;
      const overloads: Overload[] = [];
      for (const senders of SENDERS) {
        for (let time = 1; time <= times; time++) {
          say(`${name}: overload by ${senders}, ${time} of ${times}`);
          overloads.push(await overload(server, prepared, { senders, seconds, capacity }));
        }
      }
      return { name, people, mixed, memory: { before, after }, overloads };
    } finally {
      await server.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

function readNumber(written: string): number {
  const number = Number(written);
  if (!(number > 0)) throw new Error(`"${written}" must be a number above zero.`);
  return number;
}
