import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findMention, listNotified, parseNote } from "./parse-note.ts";
import { NOTE_TEXT_MAX } from "./plan-note.ts";

const COLLEAGUES = ["Ann", "Ann Lee", "Noor Halloran"];
const pieces = fc.constantFrom(
  "- ", "\n", "\n\n", " ", "@Ann", "@ann lee", "@", "word", "<b>", "https://a.example/x(1).", "mailto:a@b.example,",
  "javascript:alert(1)", "http://", "https://[", "(see https://b.example)", "“quoted”", "•  ",
); // prettier-ignore
const texts = fc.oneof(
  fc.array(pieces, { maxLength: 12 }).map((some) => some.join("")),
  fc.string(),
);

describe("parseNote", () => {
  it("reads paragraphs, lists, links and mentions", () => {
    expect(
      parseNote("Met @ann lee.\nSee https://a.example/x, or not.\n\n- One\n- mailto:b@c.example", COLLEAGUES),
    ).toEqual([
      {
        kind: "paragraph",
        lines: [
          [
            { kind: "text", text: "Met " },
            { kind: "mention", text: "@ann lee" },
            { kind: "text", text: "." },
          ],
          [
            { kind: "text", text: "See " },
            { kind: "link", text: "https://a.example/x", href: "https://a.example/x" },
            { kind: "text", text: ", or not." },
          ],
        ],
      },
      {
        kind: "list",
        lines: [
          [{ kind: "text", text: "One" }],
          [{ kind: "link", text: "mailto:b@c.example", href: "mailto:b@c.example" }],
        ],
      },
    ]);
    expect(parseNote("a@ann @anna", COLLEAGUES)).toEqual([
      { kind: "paragraph", lines: [[{ kind: "text", text: "a@ann @anna" }]] },
    ]);
    expect(parseNote("(https://a.example/b_(c))")[0]?.lines[0]?.[1]).toMatchObject({ text: "https://a.example/b_(c)" });
  });

  it.each([
    ["", "x"],
    ["", "@"],
    ["", " @ann le"],
    ["https://a", ")"],
  ])("reads %j and very many %j without taking longer for each", (start, piece) => {
    // With quadratic work the test would time out.
    const text = `${start}${piece.repeat((30 * NOTE_TEXT_MAX) / piece.length)}x`;
    const [block] = parseNote(text, COLLEAGUES);
    expect(
      block?.lines
        .flat()
        .map((part) => part.text)
        .join(""),
    ).toBe(text);
  });

  const flat = (text: string, colleagues = COLLEAGUES) =>
    parseNote(text, colleagues).map(
      ({ kind, lines }) =>
        `${kind}: ${lines.map((parts) => parts.map((part) => (part.kind === "text" ? part.text : `<${part.text}>`)).join("")).join(" / ")}`,
    );

  it.each([
    ["a\nb\n\nc", ["paragraph: a / b", "paragraph: c"]],
    ["a\n  \nb", ["paragraph: a", "paragraph: b"]],
    ["- a\n- b\nc\n- d", ["list: a / b", "paragraph: c", "list: d"]],
    ["- a\n\n- b", ["list: a", "list: b"]],
    ["-a", ["paragraph: -a"]],
    ["", []],
  ])("the lines of %j are %j", (text, blocks) => expect(flat(text)).toEqual(blocks));

  it.each([
    ["see http://a.example/x?", "see <http://a.example/x>?"],
    ["HTTPS://a.example", "<HTTPS://a.example>"],
    ["http://, https://[, mailto:", "http://, https://[, mailto:"],
    ["xhttps://a.example", "xhttps://a.example"],
    ["ftp://a.example javascript:alert(1)", "ftp://a.example javascript:alert(1)"],
    ["(mailto:a@b.example)", "(<mailto:a@b.example>)"],
    ["https://a.example/b(c).", "<https://a.example/b(c)>."],
  ])("the links of %j are %j", (text, line) => expect(flat(text, ["b.example"])).toEqual([`paragraph: ${line}`]));

  it.each([
    ["@Ann Lee and @ann", "<@Ann Lee> and <@ann>"],
    ["@Annabel é@Ann 9@Ann", "@Annabel é@Ann 9@Ann"],
    ["@@Ann, (@Noor Halloran)", "@<@Ann>, (<@Noor Halloran>)"],
    ["@Ann@Ann", "<@Ann>@Ann"],
    ["@J. Lee (Jr.) @JX Lee", "<@J. Lee (Jr.)> @JX Lee"],
    ["@", "@"],
  ])("the mentions of %j are %j", (text, line) =>
    expect(flat(text, ["", "J. Lee (Jr.)", ...COLLEAGUES])).toEqual([`paragraph: ${line}`]),
  );

  it("finds no mention without colleagues", () => expect(flat("@Ann @", [])).toEqual(["paragraph: @Ann @"]));

  it("keeps every character except list markers, and links only to web and mail addresses", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const blocks = parseNote(text, COLLEAGUES);
        const lines = text.split("\n").filter((line) => line.trim() !== "");
        expect(blocks.flatMap((block) => block.lines.map((parts) => parts.map((part) => part.text).join("")))).toEqual(
          lines.map((line) => line.replace(/^\s*[-•*] +/u, "")),
        );
        for (const part of blocks.flatMap((block) => block.lines.flat())) {
          if (part.kind === "link") expect(part.href).toMatch(/^(?:https?:\/\/|mailto:)./);
        }
      }),
    );
  });
});

describe("findMention", () => {
  it("offers names that begin with what is typed after @, by any of their words", () => {
    const find = (text: string) => findMention(text, text.length, COLLEAGUES);
    expect(find("Ask @hall")).toEqual({ start: 4, names: ["Noor Halloran"] });
    expect(find("Ask @ann l")).toEqual({ start: 4, names: ["Ann Lee"] });
    expect(find("@")?.names).toEqual(COLLEAGUES);
    expect(find("mail@ann")).toBeNull();
    expect(find("@nobody")).toBeNull();
    expect(find("@ann\nMet")).toBeNull();
    expect(findMention("@ann and more", 4, COLLEAGUES)?.names).toEqual(["Ann Lee"]);
    const six = ["Al A", "Al B", "Al C", "Al D", "Al E", "Al F"];
    expect(findMention("@al", 3, six)?.names).toEqual(six.slice(0, 5));
  });
});

describe("listNotified", () => {
  const colleagues = COLLEAGUES.map((name, index) => ({ id: index + 1, name, canReadNotes: true }));
  const notify = (text: string, before = "", more: object = {}) =>
    listNotified({ text, before, authorId: 9, ...more }, colleagues);

  it("lists the people whom a text newly mentions, ignoring case, and never its author", () => {
    expect(notify("Ask @ann lee, then\n- @Noor Halloran and @Ann Lee")).toEqual([2, 3]);
    expect(notify("Ask @Ann and @Noor Halloran.", "Ask @noor halloran.")).toEqual([1]);
    expect(notify("Ask Ann Lee, a@ann or https://a.example/@Ann")).toEqual([]);
    expect(notify("#Ann")).toEqual([]);
    expect(notify("@Ann @Noor Halloran", "", { authorId: 1 })).toEqual([3]);
  });

  it("notifies everyone with the name, but reads the longer name of someone without notes as one name", () => {
    const [ann, lee] = ["Ann", "Ann Lee"];
    const some = [
      { id: 1, name: ann, canReadNotes: true },
      { id: 2, name: lee, canReadNotes: false },
      { id: 3, name: ann, canReadNotes: true },
    ];
    expect(listNotified({ text: "@Ann", before: "", authorId: 9 }, some)).toEqual([1, 3]);
    expect(listNotified({ text: "@Ann Lee", before: "", authorId: 9 }, some)).toEqual([]);
  });
});
