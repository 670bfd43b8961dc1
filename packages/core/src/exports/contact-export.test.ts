import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aSearchQuery } from "../../testing/builders.ts";
import { NOW, SESSIONS, aSession, sessions } from "../../testing/session.ts";
import { ROUTES, type RouteName } from "../navigation/routes.ts";
import { SEARCH_SCOPES } from "../search/scopes.ts";
import { deriveAccess } from "../session/access.ts";
import type { Session } from "../session/session.port.ts";
import {
  DOWNLOAD_COOLDOWN_MS,
  canExportContacts,
  canExportRecord,
  buildContactExportEndpoint,
  formatContactExportFileName,
  formatContactExportLabel,
  findContactExportTarget,
  planContactExport,
  type ExportPage,
} from "./contact-export.ts";

const QUERY = aSearchQuery({ keyword: "water" });
const RECORD = { id: 31, name: "Committee on Agriculture" };
const FOLDER = { id: 4, name: "Hill day" };
const ROUTE_NAMES = Object.keys(ROUTES) as RouteName[];
const pageOf = (route: RouteName): ExportPage => ({ route, query: QUERY, record: RECORD });

const scopesOf = (session: Session) =>
  SEARCH_SCOPES.filter((scope) => canExportContacts(scope, deriveAccess(session, NOW)));

describe("findContactExportTarget", () => {
  it("returns a search's rows, a record's people or a folder's items", () => {
    expect(findContactExportTarget(pageOf("SearchFederal"))).toEqual({
      kind: "search",
      scope: "federal",
      query: QUERY,
      itemIds: null,
    });
    expect(findContactExportTarget(pageOf("Committee"))).toEqual({ kind: "record", type: "committee", ...RECORD });
    expect(findContactExportTarget({ route: "BriefcaseFolder", folder: FOLDER })).toEqual({
      kind: "folder",
      ...FOLDER,
      itemIds: null,
    });
  });

  it("has one endpoint per route with an export and none for other routes", () => {
    const endpoints = ROUTE_NAMES.flatMap((route) => {
      const target = findContactExportTarget(pageOf(route));
      return target ? [[route, buildContactExportEndpoint(target)]] : [];
    });
    expect(Object.fromEntries(endpoints)).toEqual({
      SearchUniversal: "api/searchExport/",
      SearchCongressional: "api/searchExport/congressional/",
      SearchFederal: "api/searchExport/federal/",
      SearchState: "api/searchExport/state/",
      ProfileKW: "api/profileKnowWhoExport/31",
      Committee: "api/committeeExport/31",
      Caucus: "api/caucusExport/31",
      Agency: "api/agencyExport/31",
    });
    expect(buildContactExportEndpoint({ kind: "folder", id: 4 })).toBe("api/folderExport/4");
  });

  it("requires a search's query or a page's record", () => {
    expect(findContactExportTarget({ route: "SearchFederal", record: RECORD })).toBeNull();
    expect(findContactExportTarget({ route: "Committee", query: QUERY })).toBeNull();
  });
});

describe("canExportContacts", () => {
  it("allows web users the contact directories and staff the universal one", () => {
    expect(scopesOf(SESSIONS.member)).toEqual(["congressional", "federal", "state"]);
    expect(scopesOf(SESSIONS.staff)).toEqual(["congressional", "federal", "state", "universal"]);
    expect(scopesOf(SESSIONS.superUser)).toContain("universal");
    expect(scopesOf(SESSIONS.ipUser)).toEqual([]);
    expect(scopesOf(SESSIONS.visitor)).toEqual([]);
    expect(scopesOf(aSession({ access: "", isStaff: true }))).toEqual([]);
  });
});

describe("canExportRecord", () => {
  it.each([
    ["member", true],
    ["staff", true],
    ["ipUser", false],
    ["noAccess", false],
    ["visitor", false],
  ] as const)("of a %s is %s", (who, expected) => {
    expect(canExportRecord(deriveAccess(SESSIONS[who], NOW))).toBe(expected);
  });
});

describe("planContactExport", () => {
  const plan = (page: ExportPage, session: Session) => planContactExport(page, session, deriveAccess(session, NOW));
  const capped = aSession({ almanacExportCount: 1500 });

  it("exports the page's rows", () => {
    expect(plan(pageOf("SearchState"), SESSIONS.member)).toEqual({
      do: "export",
      target: { kind: "search", scope: "state", query: QUERY, itemIds: null },
    });
    expect(plan(pageOf("Agency"), SESSIONS.member)).toEqual({
      do: "export",
      target: { kind: "record", type: "agency", ...RECORD },
    });
  });

  it("refuses if nothing remains, but checks the route first", () => {
    expect(plan(pageOf("SearchState"), capped)).toEqual({ do: "refuse", because: "limit" });
    expect(plan(pageOf("Committee"), capped)).toEqual({ do: "refuse", because: "limit" });
    for (const page of [pageOf("Home"), pageOf("Profile"), pageOf("SearchUniversal")]) {
      expect(plan(page, capped)).toEqual({ do: "refuse", because: "unsupported" });
    }
    expect(plan(pageOf("Committee"), SESSIONS.ipUser)).toEqual({ do: "refuse", because: "unsupported" });
    expect(plan(pageOf("SearchUniversal"), SESSIONS.staff)).toMatchObject({ do: "export" });
  });

  it("never exports without permission or allowance on any route", () => {
    fc.assert(
      fc.property(fc.constantFrom(...ROUTE_NAMES), sessions(), fc.nat(3000), (route, reader, used) => {
        const session = { ...reader, almanacExportCount: used };
        const decision = plan(pageOf(route), session);
        const { hasVignetteAccess, isWebUser, isStaffOrSuperUser } = deriveAccess(session, NOW);
        const may = hasVignetteAccess && (route === "SearchUniversal" ? isStaffOrSuperUser : isWebUser);
        const hasExport = route in { ProfileKW: 1, Agency: 1, Caucus: 1, Committee: 1 } || route.startsWith("Search");
        expect(decision.do === "export").toBe(may && hasExport && used < 1500);
        if (decision.do === "refuse") expect(decision.because).toBe(may && hasExport ? "limit" : "unsupported");
      }),
    );
  });
});

describe("DOWNLOAD_COOLDOWN_MS", () => {
  it("is four seconds", () => {
    expect(DOWNLOAD_COOLDOWN_MS).toBe(4000);
  });
});

describe("formatContactExportLabel", () => {
  it("shows the number of hits on universal search", () => {
    expect(formatContactExportLabel("universal", 12345)).toBe("Export Matching 12,345 Profiles (staff use)");
    expect(formatContactExportLabel("federal", 12345)).toBe("Export Contacts");
  });
});

describe("formatContactExportFileName", () => {
  const day = new Date(2026, 2, 4, 9, 30);

  it("contains the contents and the date", () => {
    expect(SEARCH_SCOPES.map((scope) => formatContactExportFileName({ kind: "search", scope }, day, "csv"))).toEqual([
      "Rotunda congressional and gubernatorial contacts 03-04-2026.csv",
      "Rotunda federal contacts 03-04-2026.csv",
      "Rotunda state legislature contacts 03-04-2026.csv",
      "Rotunda profiles 03-04-2026.csv",
    ]);
  });

  it("contains the record's name", () => {
    expect(formatContactExportFileName({ kind: "record", name: "Energy/Water" }, day, "pdf")).toBe(
      "Rotunda Energy Water contacts 03-04-2026.pdf",
    );
  });
});
