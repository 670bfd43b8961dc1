import { describe, expect, it } from "vitest";
import { NOW, SESSIONS, aSession } from "../../testing/session.ts";
import { SEARCH_SCOPES } from "../search/scopes.ts";
import { deriveAccess } from "../session/access.ts";
import type { Session } from "../session/session.ts";
import { canExportContacts, contactExportFileName, contactExportLabel } from "./contact-export.ts";

const scopesOf = (session: Session) =>
  SEARCH_SCOPES.filter((scope) => canExportContacts(scope, deriveAccess(session, NOW)));

describe("canExportContacts", () => {
  it("opens the contact directories to web users and the universal one to staff", () => {
    expect(scopesOf(SESSIONS.member)).toEqual(["congressional", "federal", "state"]);
    expect(scopesOf(SESSIONS.staff)).toEqual(["congressional", "federal", "state", "universal"]);
    expect(scopesOf(SESSIONS.superUser)).toContain("universal");
    expect(scopesOf(SESSIONS.ipUser)).toEqual([]);
    expect(scopesOf(SESSIONS.visitor)).toEqual([]);
    expect(scopesOf(aSession({ access: "", isStaff: true }))).toEqual([]);
  });
});

describe("contactExportLabel", () => {
  it("names the hits on universal search", () => {
    expect(contactExportLabel("universal", 12345)).toBe("Export Matching 12,345 Profiles (staff use)");
    expect(contactExportLabel("federal", 12345)).toBe("Export Contacts");
  });
});

describe("contactExportFileName", () => {
  it("says what it holds and when it was made", () => {
    const day = new Date(2026, 2, 4, 9, 30);
    expect(SEARCH_SCOPES.map((scope) => contactExportFileName(scope, day))).toEqual([
      "Rotunda congressional and gubernatorial contacts 03-04-2026.csv",
      "Rotunda federal contacts 03-04-2026.csv",
      "Rotunda state legislature contacts 03-04-2026.csv",
      "Rotunda profiles 03-04-2026.csv",
    ]);
  });
});
