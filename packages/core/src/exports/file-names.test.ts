import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyText } from "../../testing/session.ts";
import { formatDatedFileName } from "./file-names.ts";

const DAY = new Date(2026, 10, 20, 9, 30);
const named = (name: string) => formatDatedFileName(name, DAY, "docx");

describe("formatDatedFileName", () => {
  it("adds the date as MM-DD-YYYY and the extension", () => {
    expect(named("General Briefcase")).toBe("General Briefcase 11-20-2026.docx");
    expect(formatDatedFileName("Water", new Date(2027, 2, 4), "zip")).toBe("Water 03-04-2027.zip");
  });

  it.each([
    ["Energy/Water: <drafts>", "Energy Water drafts"],
    ['a\\b|c?d*e"f', "a b c d e f"],
    ["tab\there\nand\u0000there", "tab here and there"],
    ["  far   apart  ", "far apart"],
    [" ..hidden", "hidden"],
    ["J.D. Vance, Jr.", "J.D. Vance, Jr."],
    ["Nydia Velázquez – 周恩来", "Nydia Velázquez – 周恩来"],
    ["gpj.\u202eexe\u200e", "gpj.exe"],
    ["half \ud83d emoji", "half emoji"],
    ["nul.txt", "_nul.txt"],
    ["COM1 .x", "_COM1 .x"],
    ["lpt² . x", "_lpt² . x"],
    ["con", "con"],
    ["Icon.small", "Icon.small"],
    ["Console. Notes", "Console. Notes"],
  ])("writes %j as %j", (name, safe) => {
    expect(named(name)).toBe(`${safe} 11-20-2026.docx`);
  });

  it("is only the date if no character of the name remains", () => {
    expect(named("???")).toBe("11-20-2026.docx");
    expect(named("")).toBe("11-20-2026.docx");
  });

  it("truncates a long name between characters", () => {
    const bytes = (text: string) => new TextEncoder().encode(text).length;
    expect(bytes(named("a".repeat(300)))).toBe(255);
    expect(bytes(named("周".repeat(300)))).toBe(16 + 237);
    expect(bytes(named("😀".repeat(300)))).toBe(16 + 236);
    expect(named(`${"a".repeat(238)} b`)).toBe(`${"a".repeat(238)} 11-20-2026.docx`);
  });

  /** Words in several scripts, separated by characters that file systems reject. */
  const titles = () =>
    fc
      .array(
        fc.constantFrom(
          "Ruth",
          "Velázquez",
          "周恩来",
          "Владимир",
          "4-H",
          "nul.",
          "COM1",
          "/",
          ":",
          "?",
          "..",
          " ",
          "\t",
        ),
      )
      .map((parts) => parts.join(""));

  const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "");

  it("keeps every letter and digit of a name", () => {
    fc.assert(
      fc.property(titles(), (name) => {
        expect(lettersOf(named(name))).toBe(`${lettersOf(name)}11202026docx`);
      }),
    );
  });

  it("is valid on every file system for any name", () => {
    fc.assert(
      fc.property(fc.oneof(anyText(), titles()), (name) => {
        const file = named(name);
        expect(file).toMatch(/^(.* )?11-20-2026\.docx$/u);
        expect(file).not.toMatch(/[<>:"/\\|?*\p{Cc}\p{Cs}]|^[ .]|^(con|prn|aux|nul|com\d|lpt\d) *\./iu);
        expect(new TextEncoder().encode(file).length).toBeLessThanOrEqual(255);
        expect(formatDatedFileName(name, DAY, "docx")).toBe(file);
      }),
    );
  });
});
