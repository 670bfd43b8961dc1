import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyText, NOW, SESSIONS } from "../../testing/session.ts";
import { deriveAccess } from "../session/access.ts";
import type { Suggestion } from "../search/search.port.ts";
import { createDefaultQuery } from "../search/search-query.ts";
import { KEYBOARD_SHORTCUTS, listPalette } from "./palette.ts";
import { LIST_KEYS } from "./shell-text.ts";

const record: Suggestion = {
  id: 101,
  recordType: "profile",
  preferredNameDisplay: "Alex Romano",
  headshot: "",
  positionSummary: "United States Senator, Nebraska",
  isFormer: false,
};
const recent = ["budget", "water", "grain", "rail"].map((text) => ({
  scope: "federal" as const,
  criteria: `q=${text}`,
  query: { ...createDefaultQuery(), keyword: text },
  directory: "Federal",
  text,
}));
const content = {
  text: "",
  records: [],
  recent: [],
  actions: ["Export Contacts", "Download Profiles"],
  access: deriveAccess(SESSIONS.member, NOW),
};
const outline = (given: Partial<typeof content> | object) =>
  listPalette({ ...content, ...given }).map(({ title, lines }) => [title, ...lines.map(({ label }) => label)]);

describe("listPalette", () => {
  it("offers recent searches, the page's actions and all pages without a text", () => {
    expect(outline({ recent })).toEqual([
      ["Recent searches", "budget", "water", "grain"],
      ["On this page", "Export Contacts", "Download Profiles"],
      [
        "Go to",
        "Home",
        "Congressional & Gubernatorial Search",
        "Federal Search",
        "State Legislature Search",
        "Universal Search",
        "Briefcase",
        "Inbox",
        "Following",
        "What Changed",
        "Compare people",
        "Who sits on both?",
        "Browse by state or legislative district",
        "Browse by federal office",
        "Browse by caucus or committee",
        "FAQ",
      ],
    ]);
  });

  it("finds records, and actions and pages by their words, and searches for the text", () => {
    expect(outline({ text: "exp con", records: [record], recent })).toEqual([
      ["People and records", "Alex Romano"],
      ["On this page", "Export Contacts"],
      ["Search", "Search for “exp con”"],
    ]);
    expect(outline({ text: " state " })).toEqual([
      ["Go to", "State Legislature Search", "Browse by state or legislative district"],
      ["Search", "Search for “state”"],
    ]);
  });

  it("links to records, pages and searches", () => {
    const lines = listPalette({ ...content, text: "fed", records: [record], recent: [] }).flatMap(
      (group) => group.lines,
    );
    expect(lines.map((line) => ("href" in line ? line.href : line.action))).toEqual([
      "/rotunda/profile/101-alex-romano",
      "/rotunda/search/federal",
      "/rotunda/browse/agency",
      "/rotunda/search/universal?q=fed",
    ]);
  });

  it("offers readers known by address no Briefcase", () => {
    expect(outline({ text: "brief", access: deriveAccess(SESSIONS.ipUser, NOW) })).toEqual([
      ["Search", "Search for “brief”"],
    ]);
  });

  it("has at least one line for any text, and unique keys", () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const lines = listPalette({ ...content, text, records: [record], recent }).flatMap((group) => group.lines);
        expect(lines.length).toBeGreaterThan(0);
        expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
      }),
    );
  });
});

describe("KEYBOARD_SHORTCUTS", () => {
  it("lists each key once", () => {
    const keys = KEYBOARD_SHORTCUTS.flatMap((group) => group.keys.flatMap(([, ...names]) => names));
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toEqual(expect.arrayContaining(Object.values(LIST_KEYS)));
  });
});
