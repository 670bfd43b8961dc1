import fc from "fast-check";
import { stringify } from "csv-stringify/sync";
import { describe, expect, it } from "vitest";
import { type Problem, UnreadableFile } from "./import-counts.ts";
import { TABLES } from "./organization-columns.ts";
import { readRows } from "./organization-file.ts";
import { checkColumns, readValidRows } from "./organization-rows.ts";
import { buildTemplateFiles } from "./organization-template.ts";
import { decodeText } from "./read-source.ts";

const TODAY = "2026-07-01";
/** Returns the problem instead, if the file can’t be read. */
function unlessUnreadable<T>(name: string, read: () => T): T | Problem {
  try {
    return read();
  } catch (cause) {
    if (!(cause instanceof UnreadableFile)) throw cause;
    return cause.toProblem(name);
  }
}
const rowsOf = (name: string, text: string) =>
  unlessUnreadable(name, () =>
    readRows(name, decodeText(new TextEncoder().encode(text))).rows.map(({ line, cells, why }) => ({
      line,
      ...Object.fromEntries(cells),
      ...(why === "" ? {} : { why }),
    })),
  );
const brokenAt = (file: string, line: number, why: string) => ({ file, line, field: "", why });

describe("readRows", () => {
  it("reads CSV with a byte order mark, any line ends, blank lines and multi-line cells", () => {
    expect(rowsOf("a.csv", '\uFEFFID , Name\r\n1,"a\r\nb"\r\n\r\n,\r\n2,"c ""d"""\r\n')).toEqual([
      { line: 2, id: "1", name: "a\nb" },
      { line: 6, id: "2", name: 'c "d"' },
    ]);
    expect(rowsOf("a.csv", "\n\nid\n1")).toEqual([{ line: 4, id: "1" }]);
    expect(rowsOf("a.csv", "id,,\n1,,\n2,,x\n")).toEqual([
      { line: 2, id: "1" },
      { line: 3, id: "2", why: "has a cell in a column without a name" },
    ]);
  });

  it("reports errors of rows, and errors of files with their line", () => {
    expect(rowsOf("a.csv", "id,name\n1\n2,b,c\n")).toEqual([
      { line: 2, id: "1", name: "", why: "has 1 cells where the first line names 2" },
      { line: 3, id: "2", name: "b", why: "has 3 cells where the first line names 2" },
    ]);
    expect(rowsOf("a.csv", " \n")).toEqual(brokenAt("a.csv", 1, "is empty: its first line names the columns"));
    expect(rowsOf("a.csv", "\nid;name\n1;a\n")).toEqual(
      brokenAt("a.csv", 2, "has no commas between its columns: save it with commas"),
    );
    expect(rowsOf("a.csv", "id,name,ID\n")).toEqual(brokenAt("a.csv", 1, "names the column id twice"));
    expect(rowsOf("a.csv", 'id\n1\n2"\n')).toMatchObject({
      line: 3,
      why: expect.stringContaining("is not valid CSV") as string,
    });
  });

  it("reads texts, numbers, booleans, nulls and lists in JSON", () => {
    expect(
      rowsOf("a.json", '[\n{"id": "1", "Name": 2,\n"x": true, "y": null, "z": ["a", 1]},\n\n{"id": {}}, 7, [{}] ]'),
    ).toEqual([
      { line: 2, id: "1", name: "2", x: "yes", y: "", z: ["a", "1"] },
      { line: 5, why: "has no text, number, yes or no, or list of them in id" },
      { line: 5, why: "is not an object" },
      { line: 5, why: "is not an object" },
    ]);
    expect(rowsOf("a.json", "{}")).toEqual(brokenAt("a.json", 1, "must be a list of objects"));
    expect(rowsOf("a.json", "[\n\t{},\n\t[\n1\n],\n\t2\n]")).toEqual([
      { line: 2 },
      { line: 3, why: "is not an object" },
      { line: 6, why: "is not an object" },
    ]);
  });

  it.each([
    ['[{"a": 1},\n{"b": }]', 2],
    ["[1\n2]", 2],
    ['[{"a": 1,\n}]', 2],
    ["[\n{a: 1}]", 2],
    ["[\nnone]", 2],
    // The parser reports no position here, so the message quotes the text instead of a line.
    ["[1,\n]", 0],
    [" ", 0],
  ])("rejects the file %j", (text, line) => {
    expect(rowsOf("a.json", text)).toEqual({
      ...brokenAt("a.json", line, ""),
      why: expect.stringMatching(/^is not valid JSON: \S.+$/u) as string,
    });
  });
});

describe("readValidRows", () => {
  const [people] = TABLES;
  if (!people) throw new Error("There is no table of people.");
  const reading = (text: string, name = "people.csv") => {
    const file = readRows(name, decodeText(new TextEncoder().encode(text)));
    const wrong = unlessUnreadable(name, () => checkColumns(file, people)) ?? null;
    return { wrong, ...readValidRows(file, people, TODAY) };
  };
  const problemsOf = (text: string, name?: string) =>
    reading(text, name)
      .counts.finish({ read: 0, added: 0, changed: 0, left: 0 })
      .problems.map(({ line, field, why }) => `${line} ${field} ${why}`);

  it("rejects unknown and private columns", () => {
    expect(reading("id,e-mail\n").wrong).toMatchObject({
      line: 1,
      field: "e-mail",
      why: expect.stringContaining("did you mean “email”?") as string,
    });
    expect(reading("id,home_address\n").wrong?.why).toBe(
      "is private: homes and personal telephones are never stored. Remove it",
    );
    expect(reading("id,cell phone\n").wrong?.why).toContain("is private");
    expect(reading("email\n").wrong).toMatchObject({
      field: "id",
      why: "is missing: every file of people needs the column",
    });
    expect(reading("email,id\n").wrong).toBe(null);
    expect(problemsOf('[{"id": "1", "home_phone": "x", "emial": "y"}]', "people.json")).toEqual([
      "1 home_phone is private: homes and personal telephones are never stored. Remove it",
      expect.stringMatching(/^1 emial is not a column of people; did you mean “email”\? columns\.md lists what is$/u),
    ]);
  });

  it("reports all errors of a row with its line", () => {
    const text = "id,email,birth_date\na,nothing,never\n,x@example.org,\nb,b@example.org,1970-01-01\nb,,\nc,,,\n";
    expect(problemsOf(text)).toEqual([
      "2 birth_date “never” isn’t a date written as YYYY-MM-DD",
      "2 email “nothing” isn’t a single email address",
      "3 id is missing",
      "5 id repeats b from an earlier record",
      "6  has 4 cells where the first line names 3",
    ]);
    const { rows, counts } = reading(text);
    expect(rows.map((row) => row.text("id"))).toEqual(["b"]);
    expect(counts.isComplete).toBe(false);
    // Invalid rows with a key count as present.
    expect([...counts.keys]).toEqual(["a", "b", "c"]);
  });

  it("reads the template of every table equally from CSV and JSON", () => {
    for (const table of TABLES) {
      const text = new TextEncoder().encode(buildTemplateFiles().get(`${table.name}.csv`));
      const file = readRows(`${table.name}.csv`, decodeText(text));
      expect(() => checkColumns(file, table)).not.toThrow();
      expect(Object.fromEntries(file.rows[0]?.cells ?? [])).toEqual(
        Object.fromEntries(table.columns.map(({ name, example }) => [name, example])),
      );
      expect(readValidRows(file, table, TODAY).rows).toHaveLength(1);
    }
  });

  it("never throws for random content, and reports a line of the file for every rejected row", () => {
    const names = people.columns.map(({ name }) => name);
    const cell = fc.oneof(
      fc.string(),
      fc.constantFrom("yes", "WA", "1970-01-01", "x@example.org", "Senate", "a;b", '"', "\n"),
    );
    const table = fc
      .subarray(names, { minLength: 1 })
      .chain((columns) =>
        fc
          .array(fc.array(cell, { minLength: columns.length, maxLength: columns.length + 1 }), { maxLength: 6 })
          .map((rows) => [columns, ...rows]),
      );
    fc.assert(
      fc.property(table, (rows) => {
        const text = stringify(rows);
        const file = unlessUnreadable("people.csv", () => readRows("people.csv", text));
        if (!("rows" in file)) return;
        const { counts, rows: good } = readValidRows(file, people, TODAY);
        const { problems, rejected } = counts.finish({ read: 0, added: 0, changed: 0, left: 0 });
        expect(good.length + rejected).toBe(file.rows.length);
        for (const { line, why } of problems) {
          expect(line).toBeGreaterThan(1);
          expect(line).toBeLessThanOrEqual(text.split(/\r\n|\n|\r/u).length);
          expect(why).not.toBe("");
        }
      }),
    );
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 60 }),
        fc.constantFrom("a.csv", "a.json"),
        (junk, name) => void unlessUnreadable(name, () => readRows(name, decodeText(junk))),
      ),
    );
  });
});
