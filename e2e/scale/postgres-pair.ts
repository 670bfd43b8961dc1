import { type ChildProcess, execFile, spawn, type SpawnOptions } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { openPostgres } from "../../apps/api/src/platform/postgres-db.ts";
import { waitUntilReady } from "../../apps/api/src/testing/postgres-cluster.ts";
import { findFreePort } from "../crash/programs.ts";

const run = promisify(execFile);

interface PairOptions {
  bin: string;
  folder: string;
  identity: Pick<SpawnOptions, "uid" | "gid">;
}

/** Starts a PostgreSQL and a synchronous hot standby. */
export async function startPostgresPair({ bin, folder, identity }: PairOptions) {
  const ports = [await findFreePort(), await findFreePort()] as const;
  const options = { ...identity, cwd: folder };
  const start = (name: string, port: number): ChildProcess => {
    const settings = ["-c", "listen_addresses=127.0.0.1", "-c", "max_connections=60"];
    const args = ["-D", join(folder, name), "-p", String(port), "-k", folder, ...settings];
    const server = spawn(join(bin, "postgres"), args, { ...options, stdio: "ignore" });
    process.once("exit", () => server.kill("SIGQUIT"));
    return server;
  };
  const urlOf = (hosts: string, database = "rotunda") => `postgresql://rotunda@${hosts}/${database}`;
  const [one, two] = ports.map((port) => `127.0.0.1:${port}`) as [string, string];

  await run(join(bin, "initdb"), ["-D", join(folder, "one"), "-U", "rotunda", "-A", "trust", "-E", "UTF8"], options);
  const primary = start("one", ports[0]);
  await waitUntilReady(urlOf(one, "postgres"));
  await ask(urlOf(one, "postgres"), "create database rotunda");
  const copy = ["-D", join(folder, "two"), "-d", urlOf(one, "postgres"), "--write-recovery-conf", "--checkpoint=fast"];
  await run(join(bin, "pg_basebackup"), copy, options);
  const standby = start("two", ports[1]);
  await waitUntilReady(urlOf(two));
  // Set after the copy, because the standby has no standby of its own when it becomes the primary.
  await ask(urlOf(one), "alter system set synchronous_standby_names = '*'");
  await ask(urlOf(one), "select pg_reload_conf()");
  while (!(await ask(urlOf(one), "select 1 from pg_stat_replication where sync_state = 'sync'"))) await pause(100);

  return {
    url: `${urlOf(`${one},${two}`)}?target_session_attrs=read-write`,
    async killPrimary() {
      primary.kill("SIGKILL");
      await once(primary, "exit");
    },
    promoteStandby: () => ask(urlOf(two), "select pg_promote()"),
    async stop() {
      for (const server of [primary, standby]) {
        if (server.exitCode !== null || server.signalCode !== null) continue;
        const ended = once(server, "exit");
        server.kill("SIGQUIT");
        await ended;
      }
    },
  };
}

/** Runs a statement on a new connection; returns its number of rows. */
async function ask(url: string, statement: string): Promise<number> {
  const db = openPostgres(url);
  return (await db.query(statement).finally(() => db.close())).length;
}
