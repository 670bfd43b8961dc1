import { describe, expect, it } from "vitest";
import { ROUTES, type RouteName } from "./routes.ts";
import { formatHeaderName, formatPageTitle } from "./routes.ts";

describe("formatPageTitle", () => {
  it("is fixed on search, FAQ, Briefcase and loading, the page's name on browse and detail pages, otherwise the product's", () => {
    const titles = Object.fromEntries(
      (Object.keys(ROUTES) as RouteName[]).map((route) => [route, formatPageTitle(route, "Ruth Halvorsen")]),
    );
    const page = "Ruth Halvorsen - Rotunda";
    expect(titles).toEqual({
      Home: "Rotunda",
      BrowseByState: page,
      BrowseByAgency: page,
      BrowseByGroup: page,
      SharedMembers: page,
      Compare: page,
      Changes: page,
      Following: page,
      Inbox: page,
      SearchUniversal: "search",
      SearchCongressional: "search",
      SearchFederal: "search",
      SearchState: "search",
      ProfileKW: page,
      Profile: page,
      Committee: page,
      Caucus: page,
      Agency: page,
      State: page,
      District: page,
      Briefcase: "Briefcase",
      BriefcaseFolder: "Briefcase",
      MyAccount: "Rotunda",
      Faq: "FAQ",
      Loading: "Loading",
      NotFound: "Rotunda",
      Forgot: "Rotunda",
      Contact: "Rotunda",
      LoginRedirect: "Rotunda",
      PayWall: "Rotunda",
      Welcome: "Rotunda",
      ProfileLanding: "Rotunda",
      Debug: "Rotunda",
    });
  });

  it("is the installation's product name while the page has no name", () => {
    expect(formatPageTitle("Profile", "")).toBe("Rotunda");
    expect(formatPageTitle("Profile", "Ruth Halvorsen", "Capitol Desk")).toBe("Ruth Halvorsen - Capitol Desk");
    expect(formatPageTitle("Home", "Home", "Capitol Desk")).toBe("Capitol Desk");
  });
});

describe("formatHeaderName", () => {
  it("ends with the product's name, once", () => {
    expect(formatHeaderName("FAQ")).toBe("FAQ - Rotunda");
    expect(formatHeaderName("Rotunda")).toBe("Rotunda");
    expect(formatHeaderName(" ")).toBe("Rotunda");
  });
});
