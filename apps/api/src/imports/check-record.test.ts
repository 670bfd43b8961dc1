import Type from "typebox";
import { describe, expect, it } from "vitest";
import { createRecordChecker } from "./check-record.ts";
import { readYaml } from "./read-source.ts";

const Text = Type.String();
const check = createRecordChecker(
  Type.Object({
    id: Type.Object({ bioguide: Text, fec: Type.Optional(Type.Array(Text)) }),
    born: Type.Optional(Type.String({ format: "date" })),
    terms: Type.Array(Type.Object({ start: Text, phone: Type.Optional(Text) }), { minItems: 1 }),
    links: Type.Optional(Type.Array(Type.Object({ url: Text, note: Type.Optional(Text) }), { minItems: 1 })),
    ids: Type.Optional(Type.Record(Text, Text)),
    offices: Type.Optional(Type.Array(Type.Object({ kind: Type.Optional(Type.String({ isEssential: true })) }))),
    extras: Type.Optional(Type.Unknown()),
  }),
);

function checkYaml(more: string) {
  const file = readYaml("a.yaml", `id:\n  bioguide: A1\nterms:\n- start: x\n${more}`);
  const checked = check(file, [], file.root);
  return checked.status === "good"
    ? { ...checked, doubts: checked.doubts.map(({ line, field, why }) => `${line} ${field} ${why}`) }
    : { ...checked, problems: checked.problems.map(({ field, why }) => `${field} ${why}`) };
}

const whole = { id: { bioguide: "A1" }, terms: [{ start: "x" }] };

describe("createRecordChecker", () => {
  it.each([
    ["born: someday\n", {}, ["5 born must be a date written as YYYY-MM-DD"]],
    [
      "links:\n- url: a\n- note: b\n- url: ''\n- url: c\n",
      { links: [{ url: "a" }, { url: "c" }] },
      ["7 links.1.url is missing", "8 links.2.url is missing"],
    ],
    ["links:\n- url: a\n  note: [b]\n", { links: [{ url: "a" }] }, ["7 links.0.note must be string"]],
    ["links:\n- note: a\n", {}, ["6 links.0.url is missing", "5 links must not have fewer than 1 items"]],
    ["ids:\n  twitter: [a]\n  youtube: b\n", { ids: { youtube: "b" } }, ["6 ids.twitter must be string"]],
    ["offices:\n- kind: a\n- kind: [home]\n", { offices: [{ kind: "a" }] }, ["7 offices.1.kind must be string"]],
    [
      'extras:\n  a: "x\\0"\n  b: ["\\uFFFD", c]\n',
      { extras: { b: ["c"] } },
      [
        "6 extras.a has damaged characters, or some that can’t be stored",
        "7 extras.b.0 has damaged characters, or some that can’t be stored",
      ],
    ],
  ])("removes the smallest invalid optional part: %j", (more, rest, doubts) => {
    expect(checkYaml(more)).toEqual({ status: "good", value: { ...whole, ...rest }, doubts });
  });

  it("leaves the record that it was given as it is", () => {
    const file = readYaml("a.yaml", "id:\n  bioguide: A1\nterms:\n- start: x\nborn: someday\n");
    check(file, [], file.root);
    expect(file.root).toMatchObject({ born: "someday" });
  });

  it.each([
    ["- phone: y\n", ["terms.1.start is missing"]],
    ["- start: [y]\n", ["terms.1.start must be string"]],
    ['- start: "x\\uFFFD"\n', ["terms.1.start has damaged characters, or some that can’t be stored"]],
  ])("rejects a record without a valid required part: %j", (more, problems) => {
    expect(checkYaml(more)).toEqual({ status: "bad", problems });
  });

  it("identifies the record by the keys on its path, wherever it is in the file", () => {
    const file = readYaml("a.yaml", "SSRV:\n- bioguide: A1\n- bioguide: B2\n");
    const checked = check(file, ["SSRV", 1], { id: {} });
    expect(checked).toMatchObject({ status: "bad", problems: [{ record: "SSRV/B2" }, { record: "SSRV/B2" }] });
  });
});
