import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { BLANKS } from "./imported-rows.ts";
import { TABLES, tableOf } from "./organization-columns.ts";
import { describeColumns, templateFiles, writeTemplate } from "./organization-template.ts";

describe("template", () => {
  it("has a file per table and the documentation", async () => {
    const folder = await mkdtemp(join(tmpdir(), "rotunda-template-"));
    const target = join(folder, "new");
    const names = [...TABLES.map(({ name }) => `${name}.csv`), "columns.md"].toSorted();
    expect((await writeTemplate(target)).written.toSorted()).toEqual(names);
    expect((await readdir(target)).toSorted()).toEqual(names);
    await writeFile(join(target, "people.csv"), "mine");
    await rm(join(target, "columns.md"));
    const again = await writeTemplate(target);
    expect(again.written).toEqual(["columns.md"]);
    expect(again.kept).toHaveLength(TABLES.length);
    expect(await readFile(join(target, "people.csv"), "utf8")).toBe("mine");
    await rm(folder, { recursive: true });
  });

  it("begins with a byte order mark and names every column once", () => {
    for (const { name, columns } of TABLES) {
      const text = templateFiles().get(`${name}.csv`) ?? "";
      expect(text.charCodeAt(0)).toBe(0xfeff);
      expect(text.slice(1, text.indexOf("\r\n"))).toBe(columns.map((column) => column.name).join(","));
      expect(new Set(columns.map((column) => column.name)).size).toBe(columns.length);
    }
  });
});

it.each([
  ["people", "profiles"],
  ["agencies", "agencies"],
  ["caucuses", "groups"],
  ["staffers", "contacts"],
] as const)("columns of %s fill imported columns of %s", (name, table) => {
  const facts = tableOf(name).columns.flatMap(({ fact }) => fact ?? []);
  expect(facts.length).toBeGreaterThan(5);
  for (const fact of facts) expect(Object.keys(BLANKS[table])).toContain(fact);
});

describe("docs/import-format.md", () => {
  it("equals the description of the columns", async () => {
    const written = await readFile(new URL("../../../../docs/import-format.md", import.meta.url), "utf8");
    expect(written).toBe(describeColumns());
    for (const { columns } of TABLES) for (const { name } of columns) expect(written).toContain(`- \`${name}\``);
  });
});
