import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { EMPTY_ROWS } from "./imported-rows.ts";
import { listEntries } from "./organization-cells.ts";
import { TABLES, findTable } from "./organization-columns.ts";
import { buildTemplateFiles, writeTemplate } from "./organization-template.ts";

describe("template", () => {
  it("has a file per table and the documentation", async () => {
    const folder = await mkdtemp(join(tmpdir(), "rotunda-template-"));
    const target = join(folder, "new");
    const names = [...TABLES.map(({ name }) => `${name}.csv`), "columns.md"].toSorted();
    expect(await writeTemplate(target)).toMatch(/^Written to .*: people\.csv, .*columns\.md\.$/u);
    expect((await readdir(target)).toSorted()).toEqual(names);
    await writeFile(join(target, "people.csv"), "mine");
    await rm(join(target, "columns.md"));
    expect(await writeTemplate(target)).toMatch(/: columns\.md\.\nLeft as they were: people\.csv, .*\.csv\.$/u);
    expect(await readFile(join(target, "people.csv"), "utf8")).toBe("mine");
    await rm(folder, { recursive: true });
  });

  it("begins with a byte order mark and names every column once", () => {
    for (const { name, columns } of TABLES) {
      const text = buildTemplateFiles().get(`${name}.csv`) ?? "";
      expect(text.charCodeAt(0)).toBe(0xfeff);
      expect(text.slice(1, text.indexOf("\r\n"))).toBe(columns.map((column) => column.name).join(","));
      expect(new Set(columns.map((column) => column.name)).size).toBe(columns.length);
    }
  });

  it("limits the length of every text", () => {
    const texts = TABLES.flatMap(({ columns }) =>
      columns.filter(({ kind }) => ["text", "place", "list"].includes(kind)),
    );
    expect(texts.filter((column) => !("maxLength" in column))).toEqual([]);
  });
});

it.each([
  ["people", "profiles"],
  ["agencies", "agencies"],
  ["caucuses", "groups"],
  ["staffers", "contacts"],
] as const)("columns of %s fill imported columns of %s", (name, table) => {
  const facts = findTable(name).columns.flatMap(({ fact }) => fact ?? []);
  expect(facts.length).toBeGreaterThan(5);
  for (const fact of facts) expect(Object.keys(EMPTY_ROWS[table])).toContain(fact);
});

describe("docs/import-format.md", () => {
  const sections = (buildTemplateFiles().get("columns.md") ?? "").split(/^#+ /mu);
  const linesOf = (heading: string): string[] => {
    const section = sections.find((each) => each.startsWith(`${heading}\n`)) ?? "";
    return section.split("\n").filter((line) => line.startsWith("- "));
  };

  it.each(TABLES)("describes the columns of $name", ({ name, columns }) => {
    expect(linesOf(name).map((line) => line.slice(2, line.indexOf(":")))).toEqual(
      columns.map((column) => `\`${column.name}\`${column.isRequired === true ? " (required)" : ""}`),
    );
  });

  it("lists the entries of each list", () => {
    const used = TABLES.flatMap(({ columns }) => columns.flatMap((column) => ("list" in column ? [column.list] : [])));
    const lists = [...used, "job_categories", "job_categories_state", "job_categories_federal"];
    for (const list of lists)
      expect(linesOf(list)).toEqual(listEntries(list).map(({ names: [name = ""] }) => `- ${name}`));
  });
});
