import { spawn, type SpawnOptions } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findFreePort } from "../crash/programs.ts";
import { ROOT } from "../support/server.ts";

const TEMPORARY = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];

export function findNginx(): string | null {
  const folders = [...(process.env["PATH"] ?? "").split(delimiter), "/usr/sbin"];
  return folders.map((folder) => join(folder, "nginx")).find((file) => existsSync(file)) ?? null;
}

/** Starts nginx with deploy/nginx.conf, without TLS and its limits of one address, before servers on these ports. */
export async function startNginx(
  program: string,
  {
    folder,
    identity,
    ports,
  }: { folder: string; identity: Pick<SpawnOptions, "uid" | "gid">; ports: readonly number[] },
) {
  const port = await findFreePort();
  const config = join(folder, "nginx.conf");
  await mkdir(join(folder, "logs"), { recursive: true, mode: 0o777 });
  await writeFile(
    config,
    adaptConfig(await readFile(join(ROOT, "deploy/nginx.conf"), "utf8"), { folder, port, ports }),
  );
  const child = spawn(program, ["-p", folder, "-c", config, "-e", "stderr", "-g", "daemon off;"], {
    ...identity,
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
  process.once("exit", () => child.kill("SIGTERM"));
  const origin = `http://localhost:${port}`;
  while (!(await fetch(origin).catch(() => null))) await pause(100);
  return {
    origin,
    async stop() {
      if (child.exitCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}

function adaptConfig(
  config: string,
  { folder, port, ports }: { folder: string; port: number; ports: readonly number[] },
): string {
  const addresses = ports.map((one) => `127.0.0.1:${one}`);
  return config
    .replace("/run/nginx.pid", join(folder, "nginx.pid"))
    .replace("error_log stderr warn", "error_log stderr crit")
    .replace(/access_log .*;/u, "access_log off;")
    .replace("/var/cache/nginx/rotunda", join(folder, "cache"))
    .replace(/app-\d:8001/gu, () => addresses.shift() ?? "")
    .replace(/ {2}server \{\n {4}listen 80 [^}]*\}\n/u, "")
    .replace("listen 443 ssl http2 default_server;", `listen 127.0.0.1:${port};`)
    .replace(/^ *(?:listen \[::\]:443|ssl_|limit_).*\n/gmu, "")
    .replace("http {", `http {\n${TEMPORARY.map((name) => `  ${name}_temp_path ${join(folder, name)};`).join("\n")}`);
}
