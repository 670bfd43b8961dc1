import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aChange } from "../../testing/changes.ts";
import { anInboxLine } from "../../testing/inbox.ts";
import { composeDigest, describeLine, DIGEST_COLUMNS, formatDigestText, wrapText } from "./compose-digest.ts";
import { describeMention } from "./follow-kinds.ts";

const ORIGIN = "https://almanac.example.org";
const committee = { ...aChange().record, id: 7, recordType: "committee" as const, preferredNameDisplay: "Rivers" };
const lines = [
  anInboxLine({ record: committee }),
  anInboxLine({ changes: [aChange(), aChange({ id: 2, isCorrection: true, source: "Editors" })] }),
];

describe("a line", () => {
  it("says that a seat was handed over, and who had it before", () => {
    const handover = { target: "2-profile", name: "Al Poe", isFollowed: false };
    const seat = { kind: "seat", target: "sen:OH:1", name: "Senator, Ohio" } as const;
    const name = anInboxLine().record.preferredNameDisplay;
    expect(describeLine(anInboxLine({ handover, why: seat }))).toBe(
      `You follow the seat Senator, Ohio, so it goes on with ${name}, after Al Poe`,
    );
    expect(describeLine(anInboxLine({ handover }))).toBe(
      `You follow the seat, so it goes on with ${name}, after Al Poe`,
    );
    expect(
      describeLine(anInboxLine({ why: { kind: "committee", target: "7-committee", name: "x" }, record: committee })),
    ).toBe("You follow this group");
  });
});

describe("a digest", () => {
  it("has the number and the first fact as its subject, and people before groups", () => {
    const digest = composeDigest(lines, { changes: 3, total: 5, origin: ORIGIN, atOnce: [] });
    const name = lines[1]?.record.preferredNameDisplay;
    expect(digest.subject).toBe(`3 changes. ${name}: Joined Senate Committee on Rivers as Chairman`);
    expect(digest.sections.map(({ title, entries }) => [title, entries.map((entry) => entry.name)])).toEqual([
      ["People and seats", [name]],
      ["Groups, agencies and places", ["Rivers"]],
    ]);
    expect(digest.sections[0]?.entries[0]).toMatchObject({
      facts: [
        "Joined Senate Committee on Rivers as Chairman",
        "Correction: Joined Senate Committee on Rivers as Chairman",
      ],
      note: "Sample data, Editors. You follow Nebraska.",
      href: expect.stringMatching(/^https:\/\/almanac\.example\.org\/rotunda\/profile\/\d+-/) as string,
    });
    expect(digest.notes).toEqual(["The inbox has 3 more lines."]);
  });

  it("has the fact alone as the subject of one change, shortened", () => {
    const long = aChange({ parts: [{ text: "New website ".repeat(20), mark: "", recordType: "", id: null }] });
    const { subject, notes } = composeDigest([anInboxLine({ changes: [long] })], {
      changes: 1,
      total: 1,
      origin: ORIGIN,
      atOnce: [],
    });
    expect(subject).toMatch(new RegExp(`^${anInboxLine().record.preferredNameDisplay}: New website New .*…$`, "u"));
    expect(subject).toHaveLength(120);
    expect(notes).toEqual([]);
  });

  it("counts mentions apart from changes, and leads to the notes", () => {
    const mention = aChange({ kind: "mention", source: "", parts: describeMention("Ann Lee") });
    const why = { kind: "mention", target: "mention", name: "Prairie Consulting" } as const;
    const compose = (changes: (typeof mention)[]) =>
      composeDigest([anInboxLine({ why, changes })], {
        changes: changes.length,
        total: 1,
        origin: ORIGIN,
        atOnce: [],
      });
    const name = anInboxLine().record.preferredNameDisplay;
    const one = compose([mention]);
    expect([one.subject, one.lead]).toEqual([`${name}: Ann Lee mentioned you in a note`, "1 mention in notes."]);
    expect(one.sections[0]?.entries[0]).toMatchObject({
      note: "From the notes of Prairie Consulting.",
      href: expect.stringMatching(/\/profile\/\d+-[a-z-]+#notes$/) as string,
    });
    const { subject, lead, sections } = compose([mention, aChange(), aChange()]);
    expect(subject).toBe(`2 changes and 1 mention. ${name}: Ann Lee mentioned you in a note`);
    expect(lead).toBe("2 changes in what you follow and 1 mention in notes.");
    expect(sections[0]?.entries[0]?.href).toMatch(/#notes$/);
  });

  it("names the records that were mailed at once, each once and only the first of many", () => {
    const noteOf = (atOnce: string[]) => composeDigest(lines, { changes: 2, total: 2, origin: ORIGIN, atOnce }).notes;
    const start = "Mailed at once since the last digest, so not repeated here: ";
    expect(noteOf(["Al Poe", "Ruth Vale", "Al Poe"])).toEqual([`${start}Al Poe and Ruth Vale.`]);
    const many = Array.from({ length: 12 }, (_, index) => `P${index}`);
    expect(noteOf(many)[0]).toMatch(/P8, P9,? and 2 more\.$/);
    expect(noteOf(many.slice(0, 10))[0]).toMatch(/P8,? and P9\.$/);
  });

  it("leaves out unknown sources and positions, and is empty without lines", () => {
    const record = { ...anInboxLine().record, positionSummary: "" };
    const line = anInboxLine({ record, changes: [aChange({ source: "" })] });
    const digest = composeDigest([line], { changes: 1, total: 1, origin: ORIGIN, atOnce: [] });
    expect(digest.sections[0]?.entries[0]?.note).toBe("You follow Nebraska.");
    const text = formatDigestText(digest, { heading: "", links: [], foot: "" });
    expect(text).toContain(`\n\nPEOPLE AND SEATS\n\n${record.preferredNameDisplay}\n  * `);
    expect(composeDigest([], { changes: 0, total: 0, origin: ORIGIN, atOnce: [] })).toMatchObject({
      subject: "0 changes. ",
      sections: [],
    });
  });

  it("wraps after 66 columns and joins white space", () => {
    const full = `${"x".repeat(60)} 12345`;
    expect(wrapText(full)).toBe(full);
    expect(wrapText(`${full}6`)).toBe(`${"x".repeat(60)}\n123456`);
    expect(wrapText(" a \n\n b ", "* ")).toBe("* a b");
  });

  it("has its heading, sections, links and foot as plain text", () => {
    const parts = [{ text: `Policy areas: ${"Water, ".repeat(10)}Farms`, mark: "", recordType: "", id: null } as const];
    const why = { kind: "search", target: "4-search", name: "People who work on rivers in Nebraska" } as const;
    const line = anInboxLine({ record: committee, why, changes: [aChange(), aChange({ parts })] });
    const text = formatDigestText(composeDigest([line], { changes: 2, total: 3, origin: ORIGIN, atOnce: [] }), {
      heading: "Rotunda, November 20, 2026",
      links: [
        { text: "Open the inbox", href: `${ORIGIN}/inbox` },
        { text: "Unsubscribe", href: `${ORIGIN}/stop` },
      ],
      foot: "You get a digest every weekday.",
    });
    expect(text).toBe(
      `Rotunda, November 20, 2026

2 changes in what you follow.

GROUPS, AGENCIES AND PLACES

Rivers, United States Senator, Nebraska
  * Joined Senate Committee on Rivers as Chairman
  * Policy areas: Water, Water, Water, Water, Water, Water, Water,
    Water, Water, Water, Farms
  Sample data. You follow the saved search People who work on
  rivers in Nebraska.
  https://almanac.example.org/rotunda/committee/7-rivers

The inbox has 2 more lines.

-- \nOpen the inbox:
https://almanac.example.org/inbox
Unsubscribe:
https://almanac.example.org/stop

You get a digest every weekday.`,
    );
  });

  it("has every word in lines of at most 66 columns", () => {
    const words = fc.array(fc.stringMatching(/^[a-zäé]{1,20}$/u), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(words, (all) => {
        const wrapped = wrapText(all.join("  "), "  * ", "    ").split("\n");
        expect(wrapped.flatMap((line) => line.trim().split(/ +/u)).filter((word) => word !== "*")).toEqual(all);
        for (const line of wrapped) expect(line.length).toBeLessThanOrEqual(DIGEST_COLUMNS);
      }),
    );
    expect(wrapText(`a ${"x".repeat(80)} b`)).toBe(`a\n${"x".repeat(80)}\nb`);
  });
});
