import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { checkDatabase } from "../../apps/api/src/backup/check-database.ts";
import { migrate } from "../../apps/api/src/platform/migrate.ts";
import { openPostgres } from "../../apps/api/src/platform/postgres-db.ts";
import { Random } from "../../apps/api/src/sample/random.ts";
import { findBinaries, findUnprivilegedAccount } from "../../apps/api/src/testing/postgres-cluster.ts";
import { findFreePort, type Server, startServer, stopServer } from "../crash/programs.ts";
import { awaitMails } from "../crash/scenarios.ts";
import { findNginx, startNginx } from "./nginx.ts";
import { startPostgresPair } from "./postgres-pair.ts";
import { createTraffic } from "./traffic.ts";

const HELP = `npm run test:scale -- rolling    restarts two servers behind nginx in turns
npm run test:scale -- failover   kills PostgreSQL with SIGKILL and promotes its hot standby

Readers read, write and log in meanwhile. It ends with a table, or an error if an acknowledged write is lost or doubled,
a session is lost, or a request fails in a rolling restart. Everything runs in a temporary folder of this machine.

  --rounds <number>   rolling restarts of both servers (2)
  --seed <number>     the requests of an earlier run`;

/** nginx skips a server that refused connections for five seconds (deploy/nginx.conf). */
const SKIPPED_MS = 6_000;
/** Time of usual traffic before and after a change. */
const USUAL_MS = 8_000;
/** Time that monitoring needs to notice that the primary is gone. */
const NOTICE_MS = 3_000;

interface Site {
  servers: Server[];
  restart: (at: number) => Promise<void>;
  postgres: Awaited<ReturnType<typeof startPostgresPair>>;
  rounds: number;
}

const SCENARIOS: Record<string, (site: Site) => Promise<unknown>> = {
  async rolling({ servers, restart, rounds }) {
    for (let round = 1; round <= rounds; round += 1) {
      for (const at of servers.keys()) {
        print(`round ${round} of ${rounds}: restarting server ${at + 1}`);
        await restart(at);
        await pause(SKIPPED_MS);
      }
    }
  },
  async failover({ postgres }) {
    print("killing the primary");
    await postgres.killPrimary();
    await pause(NOTICE_MS);
    print("promoting the standby");
    await postgres.promoteStandby();
  },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: "boolean" },
    rounds: { type: "string", default: "2" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
  },
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
process.setMaxListeners(50);
const [name = ""] = positionals;
const scenario = SCENARIOS[name];
if (values.help || !scenario) console.log(HELP);
else await main(scenario);

async function main(run: (site: Site) => Promise<unknown>): Promise<void> {
  const [bin, nginxProgram] = [findBinaries(), findNginx()];
  const missing = [bin ? "" : "postgresql", nginxProgram ? "" : "nginx"].filter(Boolean);
  if (!bin || !nginxProgram) throw new Error(`Not installed; on Debian: apt-get install ${missing.join(" ")}`);
  const folder = await mkdtemp(join(tmpdir(), "rotunda-scale-"));
  const stops: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  try {
    print(`--seed ${values.seed}: preparing`);
    const identity = await findUnprivilegedAccount(folder);
    const postgres = await startPostgresPair({ bin, folder, identity });
    stops.push(() => postgres.stop());
    const db = openPostgres(postgres.url);
    stops.push(() => db.close());
    await migrate(db);
    const traffic = await createTraffic(db, new Random(Number(values.seed)));

    const ports = [await findFreePort(), await findFreePort()];
    const dataDirs = ports.map((port) => join(folder, `data-${port}`));
    const start = (at: number) =>
      startServer({
        PORT: String(ports[at]),
        DATA_DIR: dataDirs[at] ?? "",
        DATABASE_URL: postgres.url,
        DRAIN_SECONDS: "1",
      });
    for (const dataDir of dataDirs) await mkdir(dataDir);
    const servers = await Promise.all(ports.map((_, at) => start(at)));
    stops.push(() => Promise.all(servers.map(stopServer)));
    const restart = async (at: number) => {
      const server = servers[at];
      if (server) await stopServer(server);
      servers[at] = await start(at);
    };
    const nginx = await startNginx(nginxProgram, { folder, identity, ports });
    stops.push(() => nginx.stop());

    const stopTraffic = traffic.start(nginx.origin);
    await pause(USUAL_MS);
    await run({ servers, restart, postgres, rounds: Number(values.rounds) });
    await pause(USUAL_MS);
    await stopTraffic();
    print("verifying");
    for (const writer of traffic.writers) await writer.verify(nginx.origin);
    const sessions = await traffic.countSessions(nginx.origin);
    const books = await awaitMails(traffic.writers, dataDirs);
    const { problems } = await checkDatabase(db);
    if (problems.length > 0) throw new Error(`Problems of the database:\n${problems.join("\n")}`);

    const { requests, failed, withoutRetryAfter, longestMs, reasons } = traffic.counts;
    const acknowledged = traffic.writers.reduce((sum, writer) => sum + writer.acknowledged, 0);
    // A lost or doubled write ends the run with an error.
    console.log(
      [
        "| Run | Requests | Failed, then repeated | Longest wait | Acknowledged writes | Lost | Doubled | Books | Sessions lost |",
        "| --- | --: | --: | --: | --: | --: | --: | --: | --: |",
        `| ${name} | ${requests} | ${failed} | ${(longestMs / 1000).toFixed(1)} s | ${acknowledged} | 0 | 0 | ${books} | ${sessions.lost} of ${sessions.all} |`,
      ].join("\n"),
    );
    for (const [reason, count] of reasons) print(`${count} × ${reason}`);
    if (sessions.lost > 0) throw new Error("Sessions were lost.");
    if (withoutRetryAfter > 0) throw new Error(`${withoutRetryAfter} answers of 503 had no Retry-After.`);
    if (name === "rolling" && failed > 0) throw new Error("Requests failed.");
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
}

function print(text: string): void {
  process.stderr.write(`${text}\n`);
}
