import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { decodeText, readYaml } from "./read-source.ts";

describe("readYaml", () => {
  it("reads all values as text and omits empty ones", () => {
    const file = readYaml(
      "a.yaml",
      "- zip: 02458\n  day: 2025-01-03\n  yes: true\n  none: null\n  void:\n  blank: ''\n",
    );
    expect(file).toMatchObject({ root: [{ zip: "02458", day: "2025-01-03", yes: "true" }] });
    expect(Object.keys((file.root as object[])[0] ?? {})).toEqual(["zip", "day", "yes"]);
  });

  it("decodes web addresses that were copied from HTML, and no other text", () => {
    const file = readYaml("a.yaml", "- rss: https://a.example/?a=1&amp;b=2&amp;c\n  name: A&amp;B\n");
    expect(file.root).toEqual([{ rss: "https://a.example/?a=1&b=2&c", name: "A&amp;B" }]);
  });

  it("returns the line of each field, and for a missing one that of its parent", () => {
    const file = readYaml(
      "a.yaml",
      "# people\n- id:\n    bioguide: A1\n  terms:\n  - type: sen\n  - type: rep\n- id: {}\n",
    );
    expect(file.lineOf([0, "id", "bioguide"])).toBe(3);
    expect(file.lineOf([0, "terms", 1, "type"])).toBe(6);
    expect(file.lineOf([0, "terms", 1, "district"])).toBe(6);
    expect(file.lineOf([1])).toBe(7);
    expect(file.lineOf([])).toBe(2);
  });

  it.each([
    ["- a: [1, 2\n- b: 3\n", 2],
    ["- a: 1\n- b: 2\n  c: : 3\n", 3],
    ["a: 1\nb: 2\na: 3\n", 3],
    ["a: 1\n---\nb: 2\n", 2],
    ["a: &b [*b]\n", 1],
  ])("reports the line of an error: %j", (text, line) => {
    expect(() => readYaml("broken.yaml", text)).toThrow(expect.objectContaining({ line }));
  });

  it("says that a broken file ends in the middle of a line", () => {
    const message = expect.stringMatching(/ends in the middle of a line, so its end is probably missing$/u) as string;
    expect(() => readYaml("cut.yaml", "a: 1\nb: 2\nc")).toThrow(expect.objectContaining({ line: 3, message }));
  });

  it("refuses aliases that repeat a part many times", () => {
    const levels = Array.from(
      { length: 9 },
      (_, level) => `a${level + 1}: &a${level + 1} [${"*a".concat(String(level), ", ").repeat(9)}]`,
    );
    expect(() => readYaml("bomb.yaml", ["a0: &a0 x", ...levels].join("\n"))).toThrow("alias");
  });

  it("reads back any record as text", () => {
    const scalar = fc.oneof(
      fc.string({ minLength: 1, maxLength: 12 }),
      fc.integer().map(String),
      fc.constantFrom("null", "true", "1e3"),
    );
    fc.assert(
      fc.property(fc.array(fc.dictionary(fc.stringMatching(/^[a-z]{1,5}$/), scalar, { minKeys: 1 })), (records) => {
        const file = readYaml("any.yaml", stringify(records, { defaultStringType: "QUOTE_DOUBLE" }));
        expect(file.root).toEqual(records.map((record) => ({ ...record })));
      }),
    );
  });
});

const bytesOf = (text: string, encoding: BufferEncoding): Buffer => Buffer.from(text, encoding);

describe("decodeText", () => {
  it("decodes UTF-8 and removes a byte order mark", () => {
    expect(decodeText(bytesOf("\uFEFFname: José\n", "utf8"))).toBe("name: José\n");
  });

  it.each([
    ["Latin-1", bytesOf("a: 1\nb: José\nc: 2\n", "latin1"), 2, /isn’t UTF-8, but perhaps Latin-1/],
    ["Latin-1 in the last line", bytesOf("a: 1\nb: José", "latin1"), 2, /isn’t UTF-8/],
    ["UTF-16 with a byte order mark", bytesOf("\uFEFFname: José\n", "utf16le"), 1, /UTF-16/],
    ["UTF-16 without one", bytesOf("name: José\n", "utf16le"), 1, /UTF-16/],
    ["UTF-16 in the other byte order", bytesOf("name: José\n", "utf16le").swap16(), 1, /UTF-16/],
    ["an empty file", Buffer.alloc(0), 0, /^is empty$/],
  ])("names the line of %s", (_, bytes, line, why) => {
    const problem = { line, message: expect.stringMatching(why) as unknown };
    expect(() => decodeText(bytes)).toThrow(expect.objectContaining(problem));
  });
});
