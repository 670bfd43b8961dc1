import { type ChildProcess, spawn } from "node:child_process";
import { afterEach, expect, it } from "vitest";
import { aDossierBook } from "../testing/dossier-book.ts";
import { createWorkerBuild } from "./build-in-worker.ts";

// The books of these processes contain their process id. The document's name "badly" makes them fail, "dies" makes them
// exit.
const BUILDER = `process.on("message", ({ book }) => {
  if (book.documentName === "dies") process.exit(7);
  if (book.documentName === "badly") return process.send({ status: "failed", message: "no such font" });
  process.send({ status: "built", dossier: { contents: new Uint8Array(0), mediaType: String(process.pid) } });
});
process.once("disconnect", () => process.exit());`;

const PATIENT = { timeout: 10_000 };

let started: ChildProcess[] = [];
afterEach(() => {
  for (const each of started) each.kill("SIGKILL");
  started = [];
});

function builderOf(keptIdleMs = 60_000) {
  const build = createWorkerBuild(() => {
    const child = spawn(process.execPath, ["--eval", BUILDER], {
      stdio: ["ignore", "ignore", "inherit", "ipc"],
      serialization: "advanced",
    });
    started.push(child);
    return child;
  }, keptIdleMs);
  /** The id of the process that made a book. */
  return async (documentName = "book") => Number((await build(aDossierBook({ documentName }), "pdf")).mediaType);
}

const pids = () => started.map(({ pid }) => pid);
const ends = () => started.map(({ exitCode, signalCode }) => exitCode ?? signalCode);

it("builds consecutive books in one process", async () => {
  const make = builderOf();
  const first = await make();
  expect(pids()).toEqual([first]);
  expect([await make(), await make()]).toEqual([first, first]);
  expect(pids()).toEqual([first]);
});

it("builds simultaneous books in separate processes and keeps one of these", async () => {
  const make = builderOf();
  const [one, other] = await Promise.all([make(), make()]);
  expect(pids()).toEqual([one, other]);
  expect(one).not.toBe(other);
  await expect.poll(ends, PATIENT).toContain("SIGKILL");
  expect(ends().filter((end) => end === null)).toHaveLength(1);
  expect(await make()).toBe(pids()[ends().indexOf(null)]);
});

it("doesn’t reuse a process that failed or exited", async () => {
  const make = builderOf();
  await expect(make("badly")).rejects.toThrow("no such font");
  await expect.poll(ends, PATIENT).toEqual(["SIGKILL"]);
  await expect(make("dies")).rejects.toThrow("The process that made a profile book ended with 7.");
  await make();
  expect(ends()).toEqual(["SIGKILL", 7, null]);
});

it("starts another process if the idle one has exited", async () => {
  const make = builderOf();
  const first = await make();
  started[0]?.kill("SIGKILL");
  await expect.poll(ends, PATIENT).toEqual(["SIGKILL"]);
  expect(await make()).not.toBe(first);
});

it("ends a process that was idle for too long", async () => {
  const make = builderOf(30);
  const first = await make();
  await expect.poll(ends, PATIENT).toEqual(["SIGKILL"]);
  expect(await make()).not.toBe(first);
});
