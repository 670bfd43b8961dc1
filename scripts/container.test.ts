import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { listReachable } from "./boundaries.ts";

const repository = resolve(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(repository, path), "utf8");
interface Manifest {
  scripts: Record<string, string>;
  dependencies?: Record<string, string>;
  engines: { node: string };
}
const manifestOf = (workspace: string) => JSON.parse(read(join(workspace, "package.json"))) as Manifest;

const dockerfile = read("deploy/Dockerfile");
const [manifests = "", web = "", server = ""] = dockerfile.split(/^FROM /mu).slice(1);
/** The files a stage copies from the project folder, and their destination. */
const copiesOf = (stage: string): { from: string; to: string }[] =>
  [...stage.matchAll(/^COPY (?!--from)(.+)$/gmu)].flatMap(([, words = ""]) => {
    const paths = words.split(" ");
    const to = paths.pop() ?? "";
    return paths.map((from) => ({ from, to }));
  });
const ignored = read(".dockerignore")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"));
const patternOf = (glob: string) =>
  new RegExp(
    `^${glob
      .replaceAll(".", "\\.")
      .replace(/^\*\*\//u, "(.*/)?")
      .replaceAll(/(?<!\.)\*/gu, "[^/]*")}(/|$)`,
    "u",
  );
const isIgnored = (path: string) => ignored.some((glob) => patternOf(glob).test(path));

describe("the container", () => {
  it("copies existing files to the same paths", () => {
    for (const { from, to } of [manifests, web, server].flatMap(copiesOf)) {
      expect(existsSync(join(repository, from)), from).toBe(true);
      expect(isIgnored(from), from).toBe(false);
      const folder = from.includes("/") ? from.slice(0, from.lastIndexOf("/") + 1) : "./";
      expect([folder, from], from).toContain(to);
    }
    for (const glob of [
      "data",
      "apps/api/src/testing",
      "apps/api/fixtures",
      "apps/web/dist",
      "apps/api/src/app.test.ts",
      ".env",
    ]) {
      expect(isIgnored(glob), glob).toBe(true);
    }
  });

  it("installs every workspace of the lockfile", () => {
    const lock = JSON.parse(read("package-lock.json")) as { packages: object };
    const workspaces = Object.keys(lock.packages).filter((path) => /^(apps|packages)\/[^/]+$/u.test(path));
    const copied = copiesOf(manifests).map(({ from }) => from);
    expect(copied).toEqual(expect.arrayContaining(["package.json", "package-lock.json"]));
    expect(workspaces.filter((path) => !copied.includes(`${path}/package.json`))).toEqual([]);
    for (const stage of [web, server]) expect(stage).toMatch(/^manifests AS \w+\n[^]*^RUN npm ci /mu);
  });

  it("contains every module and package that the server, its commands and its helper processes import", () => {
    const commands = Object.values(manifestOf(".").scripts).flatMap(
      (script) => /(apps\/api\/src\/commands\/[\w-]+\.ts)/u.exec(script)?.[1] ?? [],
    );
    expect(commands.length).toBeGreaterThan(2);
    // The last one is started as a separate process.
    const { modules, packages } = listReachable(repository, [
      "scripts/start.ts",
      ...commands,
      "apps/api/src/dossiers/build-process.ts",
    ]);
    const copied = copiesOf(server).map(({ from }) => from);
    const isCopied = (module: string) =>
      copied.some((from) => module === from || module.startsWith(`${from}/`)) && !isIgnored(module);
    expect(modules.length).toBeGreaterThan(200);
    expect(modules.filter((module) => !isCopied(module))).toEqual([]);

    const installed = ["apps/api", "packages/core", "packages/adapters-http"].flatMap((workspace) =>
      Object.keys(manifestOf(workspace).dependencies ?? {}),
    );
    expect(packages.length).toBeGreaterThan(15);
    // Types are gone when it runs.
    expect(packages.filter((name) => !installed.includes(name) && !name.startsWith("@types/"))).toEqual([]);
    // Also runs the steps that read the sources.
    expect(installed).toContain("tsx");
  });

  it("runs as an unprivileged user, with a readiness check on its port", () => {
    const port = /^EXPOSE (\d+)$/mu.exec(server)?.[1];
    expect(port).toBe("8001");
    expect(server).toContain(`http://127.0.0.1:${port}/readyz`);
    expect(server.indexOf("USER node")).toBeGreaterThan(server.lastIndexOf("RUN "));
    const command = JSON.parse(/^CMD (.+)$/mu.exec(server)?.[1] ?? "[]") as string[];
    expect(command.slice(0, -1).join(" ")).toMatch(/^node .*--import tsx$/u);
    expect(copiesOf(server).map(({ from }) => from)).toContain(command.at(-1));
    const node = Number(/node:(\d+)/u.exec(manifests)?.[1]);
    expect(node).toBeGreaterThanOrEqual(Number(/\d+/u.exec(manifestOf(".").engines.node)?.[0]));
  });
});

describe("docs/operations.md", () => {
  it("names only existing commands, files and settings", () => {
    const page = read("docs/operations.md");
    const { scripts } = manifestOf(".");
    const commands = [...page.matchAll(/npm (?:run )?(?:--silent )?(start|build|import|admin|data|[a-z]+)\b/gu)];
    const named = commands.flatMap(([, name = ""]) => (name === "ci" ? [] : name));
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
    const paths = [...page.matchAll(/(?<![\w/.])(?:apps|deploy|scripts|packages)\/[\w./-]+\w/gu)].map(([path]) => path);
    // Certificates and the built web app are created on the machine.
    const made = ["deploy/tls", "apps/web/dist"];
    expect(paths.filter((path) => !made.includes(path) && !existsSync(join(repository, path)))).toEqual([]);
    const settings = read("README.md");
    const used = [...page.matchAll(/\b([A-Z]+_[A-Z_]+)\b/gu)]
      .map(([name]) => name)
      .filter((name) => !["WRONG_HOST", "DISK_FULL", "TOO_MANY_REQUESTS"].includes(name));
    expect(used.filter((name) => !settings.includes(`\`${name}\``))).toEqual([]);
  });
});
