import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const START = fileURLToPath(new URL("./start.ts", import.meta.url));

async function start(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ["--import", "tsx", START, ...args], { env: { ...process.env, ...env } });
  let out = "";
  let complaint = "";
  child.stdout.on("data", (text) => (out += String(text)));
  child.stderr.on("data", (text) => (complaint += String(text)));
  const [status] = await once(child, "close");
  return { status, out, complaint };
}

describe("npm start", () => {
  it("prints its options and settings with --help", async () => {
    const { status, out } = await start(["--help"]);
    expect(status).toBe(0);
    for (const name of [
      "PORT",
      "DATA_DIR",
      "DATABASE_URL",
      "SMTP_URL",
      "PUBLIC_ORIGIN",
      "MAIN_SITE_ORIGIN",
      "TRUSTED_PROXIES",
      "SAMPLE_DATA",
    ]) {
      expect(out).toContain(`  ${name} `);
    }
  });

  it("refuses options it doesn’t know", async () => {
    const { status, complaint } = await start(["--prot", "8002"]);
    expect(status).toBe(2);
    expect(complaint).toContain("Unknown option '--prot'");
  });

  it("names every setting that is wrong, without a stack", async () => {
    const { status, complaint } = await start([], { PORT: "many", TRUSTED_PROXIES: "true" });
    expect(status).toBe(1);
    expect(complaint).toMatch(/PORT: .*\n.*TRUSTED_PROXIES: /);
    expect(complaint).not.toContain("    at ");
  });

  it("says that the port is in use before it prepares anything", async () => {
    const other = createServer().listen(0);
    await once(other, "listening");
    const { port } = other.address() as AddressInfo;
    const { status, out, complaint } = await start([], { PORT: String(port) });
    other.close();
    expect(status).toBe(1);
    expect(complaint).toContain(`Port ${port} is in use by another program.`);
    expect(out).toBe("");
  });

  it("names a data folder that lost its PG_VERSION, and doesn't replace it with the sample", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "rotunda-start-"));
    await mkdir(join(dataDir, "database", "base"), { recursive: true });
    const probe = createServer().listen(0);
    await once(probe, "listening");
    const { port } = probe.address() as AddressInfo;
    await new Promise((resolve) => probe.close(resolve));
    const { status, complaint } = await start([], { PORT: String(port), DATA_DIR: dataDir });
    expect(status).toBe(1);
    expect(complaint).toContain(`The database in ${join(dataDir, "database")} can’t be opened`);
    expect(complaint).toContain("npm run data -- restore <file>");
    expect(complaint).not.toContain("    at ");
    expect(await readdir(dataDir, { recursive: true })).toEqual(["database", "database/base"]);
    await rm(dataDir, { recursive: true });
  });
});
