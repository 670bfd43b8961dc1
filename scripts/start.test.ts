import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
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
  it("explains itself", async () => {
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

  it("says that the port is taken before it prepares anything", async () => {
    const other = createServer().listen(0);
    await once(other, "listening");
    const { port } = other.address() as AddressInfo;
    const { status, out, complaint } = await start([], { PORT: String(port) });
    other.close();
    expect(status).toBe(1);
    expect(complaint).toContain(`Port ${port} is in use by another program.`);
    expect(out).toBe("");
  });
});
