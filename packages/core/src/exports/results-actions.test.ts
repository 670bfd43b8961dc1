import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scopes } from "../../testing/arbitraries.ts";
import { NOW, SESSIONS, sessions } from "../../testing/session.ts";
import { deriveAccess } from "../session/access.ts";
import type { Session } from "../session/session.port.ts";
import { listResultsActions } from "./results-actions.ts";
import { SEARCH_SCOPES } from "../search/scopes.ts";
import type { SearchScope } from "../records/search-item.ts";

const offers = (session: Session, scope: SearchScope, hits = 50) =>
  listResultsActions(scope, deriveAccess(session, NOW), { hits });
const offered = (session: Session, scope: SearchScope) => offers(session, scope).map((offer) => offer.do);
const offerOf = (action: string, hits: number, session: Session = SESSIONS.superUser) =>
  offers(session, "universal", hits).find((offer) => offer.do === action);

describe("listResultsActions", () => {
  it("offers web users add-all everywhere, the profile book on universal and contacts elsewhere", () => {
    expect(offered(SESSIONS.member, "universal")).toEqual(["add-all", "profile-book"]);
    for (const scope of ["congressional", "federal", "state"] as const) {
      expect(offered(SESSIONS.member, scope)).toEqual(["add-all", "export"]);
    }
  });

  it("offers staff and super users also the export of the universal search", () => {
    for (const session of [SESSIONS.staff, SESSIONS.superUser]) {
      expect(offered(session, "universal")).toEqual(["add-all", "profile-book", "export"]);
      expect(offered(session, "federal")).toEqual(["add-all", "export"]);
    }
  });

  it("names the folder only for selected results", () => {
    const access = deriveAccess(SESSIONS.member, NOW);
    const [add] = listResultsActions("state", access, { hits: 2, isSelection: true });
    expect(add).toEqual({ do: "add-all", label: "Add to Briefcase folder", isDisabled: false });
  });

  it("offers nothing to IP users or without access", () => {
    for (const scope of SEARCH_SCOPES) {
      for (const session of [SESSIONS.ipUser, SESSIONS.noAccess, SESSIONS.lapsed]) {
        expect(offered(session, scope)).toEqual([]);
      }
    }
  });

  it.each([
    [0, "Add all to Briefcase folder", true],
    [1, "Add all to Briefcase folder", false],
    [500, "Add all to Briefcase folder", false],
    [501, "Add all to Briefcase folder (max. 500 results)", true],
  ])("offers to add all %i hits as %j, disabled: %s", (hits, label, isDisabled) => {
    expect(offerOf("add-all", hits)).toEqual({ do: "add-all", label, isDisabled });
  });

  it.each([
    [0, "Download as a profile book", true],
    [1, "Download as a profile book", false],
    [100, "Download as a profile book", false],
    [101, "Download as a profile book (max. 100 results)", true],
  ])("offers a profile book of %i hits as %j, disabled: %s", (hits, label, isDisabled) => {
    expect(offerOf("profile-book", hits)).toEqual({ do: "profile-book", label, isDisabled });
  });

  it.each([
    [0, "Export Matching 0 Profiles (staff use)", true],
    [7, "Export Matching 7 Profiles (staff use)", false],
    [12_345, "Export Matching 12,345 Profiles (staff use)", false],
  ])("offers staff the export of %i hits as %j, disabled: %s", (hits, label, isDisabled) => {
    expect(offerOf("export", hits)).toEqual({ do: "export", label, isDisabled });
  });

  it("offers profile books and the Briefcase only with an individual login, and no action twice", () => {
    fc.assert(
      fc.property(sessions(), scopes(), fc.nat({ max: 1000 }), (session, scope, hits) => {
        const list = offers(session, scope, hits);
        const actions = list.map((offer) => offer.do);
        expect(new Set(actions).size).toBe(actions.length);
        if (session.userType !== "web_user") expect(actions.filter((action) => action !== "export")).toEqual([]);
        if (scope !== "universal") expect(actions).not.toContain("profile-book");
        for (const offer of list)
          expect(offer.label.includes("max.")).toBe(offer.isDisabled && hits > 100 && offer.do !== "export");
      }),
    );
  });
});
