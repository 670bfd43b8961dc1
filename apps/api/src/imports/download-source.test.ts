import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { COMMIT, packArchive, startArchiveServer } from "../testing/archive-server.ts";
import { downloadSource } from "./download-source.ts";

const CURRENT = "congress-legislators-main/legislators-current.yaml";
// Random, so that the compressed archive is large enough to break.
const LARGE = `# ${randomBytes(200_000).toString("base64")}\n`;

let dataDir: string;
let server: Awaited<ReturnType<typeof startArchiveServer>>;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "rotunda-sources-"));
  server = await startArchiveServer();
  server.state.archive = packArchive([{ path: CURRENT, text: LARGE }]);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await server.end();
  await rm(dataDir, { recursive: true });
});

const download = (patience = { silenceMs: 2_000, pauseMs: 1 }) =>
  downloadSource({ name: "congress-legislators", dataDir, origin: server.origin, patience });
const stored = (path: string) => readFile(join(dataDir, "sources/congress-legislators", path), "utf8");

describe("downloadSource", () => {
  it("stores the files of the current archive with its commit and date", async () => {
    const found = await download();
    expect(found).toEqual({
      folder: join(dataDir, "sources/congress-legislators/files"),
      revision: COMMIT,
      revisedOn: "2026-06-09",
      isUnchanged: false,
    });
    expect(await stored("files/legislators-current.yaml")).toBe(LARGE);
    expect(JSON.parse(await stored("source.json"))).toMatchObject({ etag: '"v1"', revision: COMMIT });
    expect(await readdir(join(dataDir, "sources/congress-legislators"))).toEqual(["files", "source.json"]);
    expect(server.requests[0]?.path).toBe("/unitedstates/congress-legislators/tar.gz/refs/heads/main");
  });

  it("unpacks only the source’s regular files", async () => {
    server.state.archive = packArchive([
      { path: CURRENT, text: "[]\n" },
      { path: "congress-legislators-main/scripts/run.py", text: "x" },
      { path: "congress-legislators-main/../../evil.yaml", text: "x" },
      { path: "congress-legislators-main/../evil.yaml", text: "x" },
      { path: "/evil.yaml", text: "x" },
      { path: "congress-legislators-main/link.yaml", type: "SymbolicLink", linkpath: "/etc/passwd" },
    ]);
    const { folder } = await download();
    expect(await readdir(folder)).toEqual(["legislators-current.yaml"]);
    expect(await readdir(dataDir, { recursive: true })).not.toContain("evil.yaml");
  });

  it("downloads nothing if the archive is unchanged, and replaces the files if it changed", async () => {
    await download();
    expect(await download()).toMatchObject({ revision: COMMIT, revisedOn: "2026-06-09", isUnchanged: true });
    expect(server.requests[1]?.headers["if-none-match"]).toBe('"v1"');
    server.state.archive = packArchive([{ path: CURRENT, text: "[]\n" }], "2026-06-11T00:00:00Z");
    server.state.etag = '"v2"';
    expect(await download()).toMatchObject({ revisedOn: "2026-06-11", isUnchanged: false });
    expect(await stored("files/legislators-current.yaml")).toBe("[]\n");
  });

  it("continues where the connection broke", async () => {
    server.state.behavior = () => ({ breakAfter: 90_000 });
    await download();
    expect(await stored("files/legislators-current.yaml")).toBe(LARGE);
    expect(server.requests.length).toBeGreaterThan(1);
    expect(server.requests[1]?.headers).toMatchObject({
      range: expect.stringMatching(/^bytes=[1-9]/u) as string,
      "if-match": '"v1"',
    });
  });

  it.each([
    ["404", { status: 404 }, 1, "could not be downloaded: the server answered 404 Not Found."],
    ["500", { status: 500 }, 4, "could not be downloaded: the server answered 500 Internal Server Error."],
    ["nothing", { isSilent: true }, 1, "could not be downloaded: Headers Timeout Error."],
  ])("fails if the server answers %s, and keeps the last copy", async (_, behavior, attempts, message) => {
    await download();
    server.requests.length = 0;
    server.state.behavior = () => behavior;
    await expect(download({ silenceMs: 100, pauseMs: 1 })).rejects.toThrow(message);
    expect(server.requests).toHaveLength(attempts);
    expect(await stored("files/legislators-current.yaml")).toBe(LARGE);
  });

  it.each([
    ["ends early", (archive: Uint8Array) => archive.subarray(0, archive.length - 50_000)],
    [
      "has a wrong byte",
      (archive: Uint8Array) => Buffer.concat([archive.subarray(0, 9_000), Buffer.from("xyz"), archive.subarray(9_003)]),
    ],
    ["isn’t an archive", () => Buffer.from("<html>Log in to the network</html>")],
    ["lacks the main file", () => packArchive([{ path: "congress-legislators-main/executive.yaml", text: "[]\n" }])],
  ])("refuses and deletes an archive that %s, and keeps the last copy", async (_, damage) => {
    await download();
    server.state.archive = damage(server.state.archive);
    server.state.etag = '"v2"';
    await expect(download()).rejects.toThrow(
      /^The downloaded archive is damaged or incomplete: .*Run the command again\.$/u,
    );
    expect(await stored("files/legislators-current.yaml")).toBe(LARGE);
    expect(await readdir(join(dataDir, "sources/congress-legislators"))).toEqual(["files", "source.json"]);
  });

  it("uses the proxy of the environment, except for hosts of NO_PROXY", async () => {
    const tunnels: string[] = [];
    const proxy = createServer().on("connect", ({ url = "" }, client) => {
      tunnels.push(url);
      const [host, port] = url.split(":");
      const target = connect(Number(port), host, () => client.write("HTTP/1.1 200 OK\r\n\r\n"));
      target
        .on("error", () => client.destroy())
        .pipe(client)
        .on("error", () => target.destroy())
        .pipe(target);
    });
    await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
    vi.stubEnv("http_proxy", `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`);
    vi.stubEnv("no_proxy", "");
    await download();
    expect(tunnels).toEqual([server.origin.replace("http://", "")]);
    vi.stubEnv("no_proxy", "127.0.0.1");
    await download();
    expect(tunnels).toHaveLength(1);
    await new Promise((resolve) => proxy.close(resolve));
  });

  it("leaves nothing behind if the first download fails", async () => {
    server.state.behavior = () => ({ status: 404 });
    await expect(download()).rejects.toThrow();
    expect(existsSync(join(dataDir, "sources/congress-legislators/files"))).toBe(false);
  });
});
