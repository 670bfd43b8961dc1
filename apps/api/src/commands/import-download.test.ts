import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { loadSourceRevisions } from "../provenance/source-revisions.ts";
import { COMMIT, packArchive, startArchiveServer } from "../testing/archive-server.ts";
import { type CommandDatabase, createCommandDatabase } from "../testing/command-line.ts";
import { congressFolder } from "../testing/import-folders.ts";

let server: Awaited<ReturnType<typeof startArchiveServer>>;
let database: CommandDatabase;
beforeAll(async () => {
  server = await startArchiveServer();
  database = await createCommandDatabase({ SOURCES_ORIGIN: server.origin });
  const folder = await congressFolder();
  const files = await readdir(folder);
  server.state.archive = packArchive(
    await Promise.all(
      files.map(async (name) => ({
        path: `congress-legislators-main/${name}`,
        text: await readFile(join(folder, name), "utf8"),
      })),
    ),
  );
  await rm(folder, { recursive: true });
});
afterAll(async () => {
  await database.end();
  await server.end();
});

it(
  "imports the current archives without a folder, and reports what can’t be downloaded",
  { timeout: 180_000 },
  async () => {
    server.state.behavior = (path) => (path.startsWith("/openstates/") ? { status: 404 } : {});
    const both = await database.run("import", "all");
    expect(both).toMatchObject({ status: 1 });
    expect(both.complaints).toContain("congress-legislators of 2026-06-09\n");
    expect(both.output).toMatch(/^congress-legislators\n\nFile[^]+legislators-current\.yaml +4 people +4/u);
    expect(both.output).toMatch(
      /\nopenstates-people\n\nhttp:.*\/openstates\/people\/.* answered 404 Not Found\. .*\n/u,
    );
    const revision = { revision: COMMIT, revised_on: "2026-06-09" };
    expect(await database.use(loadSourceRevisions)).toMatchObject([
      { source: "congress-legislators", ...revision },
      { source: "portraits", revision: "", revised_on: null },
    ]);
    expect((await database.run("data", "status")).output).toContain(
      "congress-legislators (version 0123456789 of 2026-06-09): ",
    );

    const again = await database.run("import", "congress-legislators", "--json");
    expect(again).toMatchObject({ status: 0 });
    expect(again.complaints).toContain("congress-legislators of 2026-06-09, as before\n");
    const report = JSON.parse(again.output) as { hasNewProblems: boolean; imports: { files: object[] }[] };
    expect(report.hasNewProblems).toBe(false);
    expect(report.imports[0]?.files[0]).toMatchObject({ file: "legislators-current.yaml", read: 4, added: 0, left: 0 });
  },
);

it("all takes no folder, and organization needs one", async () => {
  const folder = await mkdtemp(join(tmpdir(), "rotunda-none-"));
  const outcomes = await Promise.all([database.run("import", "all", folder), database.run("import", "organization")]);
  expect(outcomes.map(({ status }) => status)).toEqual([2, 2]);
  expect(outcomes[0]?.complaints).toContain("all takes no folder.");
  await rm(folder, { recursive: true });
});
