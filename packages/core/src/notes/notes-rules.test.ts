import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aNote, aNotesPage, aNoteVersion } from "../../testing/notes.ts";
import { NOW, SESSIONS } from "../../testing/session.ts";
import { deriveAccess } from "../session/access.ts";
import { describeNoteCount, describeEdits, describeVersion, formatInstant } from "./describe-notes.ts";
import { canDeleteNote, canReadNote, canUseNotes } from "./note-access.ts";
import { parseDraft } from "./note-draft.ts";
import { NOTE_MESSAGES } from "./note-messages.ts";
import { buildNotesCsv } from "./notes-csv.ts";
import {
  cleanNoteText,
  normalizeTag,
  NOTE_TEXT_MAX,
  NOTES_MAX,
  planNoteSave,
  planNoteText,
  planTag,
  TAG_MAX,
  TAGS_MAX,
} from "./plan-note.ts";

const anId = fc.constantFrom(1, 2, 3);
const readers = fc.record({ userId: anId, organizationId: anId, isAccountOwner: fc.boolean() });
const notes = fc.oneof(
  anId.map((id) => ({ ownerId: id, organizationId: null, authorId: id })),
  fc.record({ ownerId: fc.constant(null), organizationId: anId, authorId: fc.option(anId) }),
);

describe("the permission to use notes", () => {
  it("belongs to everyone with personal features except staff", () => {
    const users = Object.entries(SESSIONS).filter(([, session]) => canUseNotes(deriveAccess(session, NOW)));
    expect(users.map(([name]) => name)).toEqual(["member", "limited"]);
  });

  it("never crosses organizations, and nobody deletes what they can't read", () => {
    fc.assert(
      fc.property(notes, readers, (note, reader) => {
        const canRead = canReadNote(note, reader);
        expect(canRead).toBe(
          note.ownerId === null ? note.organizationId === reader.organizationId : note.ownerId === reader.userId,
        );
        if (canDeleteNote(note, reader)) {
          expect(canRead).toBe(true);
          expect(note.authorId === reader.userId || reader.isAccountOwner).toBe(true);
        }
      }),
    );
    const note = { ownerId: null, organizationId: 1, authorId: 1 };
    expect(canDeleteNote(note, { userId: 1, organizationId: 1, isAccountOwner: false })).toBe(true);
    expect(canDeleteNote(note, { userId: 2, organizationId: 1, isAccountOwner: false })).toBe(false);
    expect(canDeleteNote(note, { userId: 2, organizationId: 1, isAccountOwner: true })).toBe(true);
    expect(canDeleteNote(note, { userId: 1, organizationId: 2, isAccountOwner: true })).toBe(false);
  });
});

describe("a note's text", () => {
  it("keeps its lines, without control characters and surrounding blank lines", () => {
    expect(cleanNoteText("\r\n \n  - One\r\n\u0000Two\t\n\n")).toBe("  - One\nTwo");
    expect(cleanNoteText("One\r\rTwo \ud800")).toBe("One\n\nTwo \ufffd");
  });

  it("is refused when it is empty or too long", () => {
    const longest = "é".repeat(NOTE_TEXT_MAX);
    expect(planNoteText(longest)).toEqual({ do: "save", text: longest });
    expect(planNoteText(`${longest}é`)).toEqual({ do: "refuse", message: "A note can have up to 10,000 characters." });
    expect(planNoteText(" \n\t")).toEqual({ do: "refuse", message: "Write something first." });
    expect(NOTE_MESSAGES.tooMany(NOTES_MAX)).toBe(
      "There are already 100 notes here, the maximum. Delete one to write another.",
    );
  });

  it("isn't changed by a second cleaning", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const clean = cleanNoteText(text);
        expect(cleanNoteText(clean)).toBe(clean);
        expect(clean).not.toMatch(/[^\P{Cc}\n\t]/u);
      }),
    );
  });

  it("is stored if it was edited from the newest version, and never overwrites another text", () => {
    fc.assert(
      fc.property(fc.option(fc.nat(4)), fc.nat(4), fc.boolean(), (stored, from, isRepeated) => {
        const plan = planNoteSave({ stored, from, isRepeated: stored !== null && isRepeated });
        if (plan === "update") expect(from).toBe(stored);
        if (plan === "insert") expect([stored, from]).toEqual([null, 0]);
        if (stored !== null && from !== stored && !isRepeated) expect(plan).toBe("conflict");
      }),
    );
    expect(planNoteSave({ stored: null, from: 0, isRepeated: false })).toBe("insert");
    expect(planNoteSave({ stored: null, from: 2, isRepeated: false })).toBe("gone");
    expect(planNoteSave({ stored: 3, from: 3, isRepeated: false })).toBe("update");
    expect(planNoteSave({ stored: 3, from: 1, isRepeated: true })).toBe("repeat");
  });
});

describe("a tag", () => {
  it("has one spelling", () => {
    expect(normalizeTag(" ##Farm\u00a0 Bill\n2027 ")).toBe("farm bill 2027");
    expect(normalizeTag("Bill #2")).toBe("bill #2");
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const tag = normalizeTag(text);
        expect(normalizeTag(tag)).toBe(tag);
        expect(normalizeTag(tag.toUpperCase().toLowerCase())).toBe(normalizeTag(tag.toUpperCase()));
      }),
    );
  });

  it("is refused when it is empty, too long or one too many", () => {
    const longest = "x".repeat(TAG_MAX);
    expect(planTag(longest, TAGS_MAX - 1)).toEqual({ do: "add", tag: longest });
    expect(planTag(`${longest}x`, 0)).toEqual({ do: "refuse", message: "A tag can have up to 50 characters." });
    expect(planTag("farm", TAGS_MAX)).toEqual({
      do: "refuse",
      message: "There are already 30 tags here, the maximum. Remove one to add another.",
    });
    expect(planTag("#", 0)).toEqual({ do: "refuse", message: "Type a tag." });
  });
});

describe("sentences about notes", () => {
  it("count them and say how often they were edited", () => {
    expect(describeNoteCount(aNotesPage())).toBe("");
    const tag = { tag: "farm", audience: "private" } as const;
    expect(describeNoteCount({ notes: [aNote(), aNote()], tags: [tag] })).toBe("2 notes, 1 tag");
    expect([1, 2, 3, 4].map((version) => describeEdits({ version }))).toEqual([
      "",
      "edited once",
      "edited twice",
      "edited 3 times",
    ]);
    expect(formatInstant("2026-11-18T16:20:00")).toMatch(/^November 18, 2026 at 4:20\sPM$/u);
  });

  it("say what a version changed", () => {
    const describeText = (text: string, before: string) =>
      describeVersion(aNoteVersion({ text }), aNoteVersion({ text: before }));
    expect(describeVersion(aNoteVersion(), null)).toBe("Wrote the note");
    expect(describeText("One two three", "One two")).toBe("Added 1 word");
    expect(describeText("One three", "One two\n")).toBe("Added 1 word, removed 1 word");
    expect(describeText("One two\nthree", "One two\n")).toBe("Added 1 word");
    expect(describeText("One ", "One two")).toBe("Removed 1 word");
    expect(describeText(" One two", "One\n\ntwo")).toBe("Changed spacing");
  });
});

describe("a kept draft", () => {
  it("is restored without a pending save or conflict; invalid ones are ignored", () => {
    const draft = { id: "a", version: 2, base: "Old", text: "New", audience: "private", isSaving: true, conflict: {} };
    expect(parseDraft(JSON.stringify(draft))).toMatchObject({ ...draft, isSaving: false, conflict: null });
    expect(parseDraft('{"id":"a","text":"New","version":0,"audience":"organization","isWaiting":true}')).toEqual({
      id: "a",
      version: 0,
      base: "",
      text: "New",
      audience: "organization",
      isSaving: false,
      isWaiting: false,
      problem: "",
      conflict: null,
    });
    const broken = ['{"id":1,"text":"x","version":0}', '{"id":"a","text":7,"version":0}', '{"id":"a","text":"x"}'];
    for (const kept of [null, "", "{", "7", ...broken]) expect(parseDraft(kept)).toBeNull();
  });
});

it("formats notes for download as a table", () => {
  const note = {
    recordName: "Ada Novak",
    recordType: "profile",
    recordId: 7,
    audience: "private" as const,
    text: "=Call",
    tags: ["farm", "water"],
    authorName: "Ed",
    createdAt: "2026-06-01",
    updatedAt: "",
  };
  expect(buildNotesCsv([note, { ...note, audience: "organization", text: "", tags: [] }]).split("\r\n")).toEqual([
    '\uFEFF"Record","Type","Id","Read by","Note","Tags","Author","Written","Edited"',
    `"Ada Novak","profile","7","Only you","'=Call","farm, water","Ed","2026-06-01",""`,
    '"Ada Novak","profile","7","Organization","","","Ed","2026-06-01",""',
    "",
  ]);
});
