import { execFile, spawn, type SpawnOptions } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, realpathSync } from "node:fs";
import { chmod, chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { Client } from "pg";

const run = promisify(execFile);

export interface PostgresCluster {
  /** URL of the maintenance database. */
  url: string;
  stop(): Promise<void>;
}

export function hasPostgres(): boolean {
  return findBinaries() !== null;
}

/** Starts PostgreSQL on a socket in a temporary folder; null if not installed. */
export async function startPostgres(): Promise<PostgresCluster | null> {
  const bin = findBinaries();
  if (!bin) return null;
  const folder = await mkdtemp(join(tmpdir(), "rotunda-postgres-"));
  const identity = await findUnprivilegedAccount(folder);
  const data = join(folder, "data");
  await run(
    join(bin, "initdb"),
    ["-D", data, "-U", "rotunda", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"],
    {
      ...identity,
      cwd: folder,
    },
  );
  // If autovacuum analyzes the tables while they are empty, the next test's statements take minutes.
  const fast = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "autovacuum=off", "max_connections=60"];
  const server = spawn(
    join(bin, "postgres"),
    ["-D", data, "-k", folder, "-c", "listen_addresses=", ...fast.flatMap((setting) => ["-c", setting])],
    { ...identity, cwd: folder, stdio: "ignore" },
  );
  const killOnExit = () => server.kill("SIGQUIT");
  process.once("exit", killOnExit);
  const url = `postgresql://rotunda@localhost/postgres?host=${encodeURIComponent(folder)}`;
  const stop = async () => {
    process.off("exit", killOnExit);
    if (server.exitCode === null && server.signalCode === null) {
      const ended = once(server, "exit");
      server.kill("SIGINT");
      await ended;
    }
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(url);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

/** Returns the URL of another database in the cluster. */
export function buildDatabaseUrl(url: string, name: string): string {
  return url.replace(/\/\w+\?/, `/${name}?`);
}

/** Returns the folder of PostgreSQL's programs; null if it is not installed. */
export function findBinaries(): string | null {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env["PATH"] ?? "").split(delimiter),
    ...versions.map((version) => join(debian, version, "bin")),
  ];
  const found = folders.find((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")));
  // In the folder with PostgreSQL's other programs.
  return found === undefined ? null : dirname(realpathSync(join(found, "postgres")));
}

/** Returns another account if the present one is root, because PostgreSQL doesn't run as root. */
export async function findUnprivilegedAccount(folder: string): Promise<Pick<SpawnOptions, "uid" | "gid">> {
  if (process.getuid?.() !== 0) return {};
  for (const name of ["postgres", "nobody"]) {
    try {
      const uid = Number((await run("id", ["-u", name])).stdout);
      const gid = Number((await run("id", ["-g", name])).stdout);
      await chown(folder, uid, gid);
      await chmod(folder, 0o700);
      return { uid, gid };
    } catch {
      continue;
    }
  }
  throw new Error("PostgreSQL cannot be started as root, and there is neither a postgres nor a nobody account.");
}

export async function waitUntilReady(url: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (attempt === 200) throw error;
      await pause(50);
    }
  }
}
