import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NOW, SESSIONS, aSession, anyText, sessions } from "../../testing/session.ts";
import { deriveAccess } from "../session/access.ts";
import type { Session } from "../session/session.port.ts";
import { classifyPage, toPageState, type PageContent } from "./page-state.ts";

const state = (path: string, session: Session, content?: PageContent) =>
  toPageState(path, { session, access: deriveAccess(session, NOW) }, content);

describe("toPageState", () => {
  it("describes an individual login", () => {
    expect(state("/home", SESSIONS.member)).toEqual({
      loginStatus: "logged in",
      authenticationType: "Individual Web User",
      userId: "7",
      organizationId: "A-100",
      permissions: "vignette-subscriber",
      contentTitle: "Vignette",
      paywallStatus: "Behind the Paywall",
      pageType: "Unknown",
      siteSection: "Unknown",
    });
  });

  it("describes an IP user by address range", () => {
    const session = aSession({ ...SESSIONS.ipUser, id: 31 });
    expect(state("/search/federal", session)).toMatchObject({
      loginStatus: "logged in",
      authenticationType: "IP Authentication",
      userId: "31",
      permissions: "vignette-subscriber",
      pageType: "Search or Content List",
      siteSection: "Search or Content List",
    });
  });

  it("describes a visitor only as not logged in", () => {
    expect(state("/faq", SESSIONS.visitor)).toEqual({
      loginStatus: "logged out",
      contentTitle: "Vignette",
      paywallStatus: "Behind the Paywall",
      pageType: "Unknown",
      siteSection: "Unknown",
    });
  });

  it("includes content and profile type if the page has them", () => {
    const content = { contentTitle: "Ruth Halvorsen", primaryProfileType: "Member of Congress" };
    expect(state("/profile/1-ruth-halvorsen", SESSIONS.member, content)).toMatchObject(content);
    expect(state("/home", SESSIONS.member, { contentTitle: "", primaryProfileType: "" })).toEqual(
      state("/home", SESSIONS.member),
    );
  });

  it("includes login type and permissions only for logged-in users", () => {
    fc.assert(
      fc.property(sessions(), anyText(), (session, path) => {
        const pageState = state(path, session);
        const isLoggedIn = session.userType !== null;
        expect(pageState.loginStatus).toBe(isLoggedIn ? "logged in" : "logged out");
        expect("permissions" in pageState).toBe(isLoggedIn);
        expect("authenticationType" in pageState).toBe(isLoggedIn);
        expect(pageState.siteSection).toBe(pageState.pageType);
        expect(Object.values(pageState).every((value) => value !== "")).toBe(true);
      }),
    );
  });
});

describe("classifyPage", () => {
  it.each([
    ["/search/universal", "Search or Content List"],
    ["/search", "Search or Content List"],
    ["/my-search/x?q=1", "Search or Content List"],
    ["/home", "Unknown"],
    ["/home?next=/search", "Unknown"],
    ["/home#search", "Unknown"],
    ["/Search", "Unknown"],
    ["", "Unknown"],
  ])("of %s is %s", (path, kind) => expect(classifyPage(path)).toBe(kind));

  it("ignores query and hash", () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const [path = ""] = text.split(/[?#]/);
        expect(classifyPage(text)).toBe(classifyPage(path));
        expect(classifyPage(`${path}search`)).toBe("Search or Content List");
      }),
    );
  });
});
