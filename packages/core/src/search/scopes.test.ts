import { describe, expect, it } from "vitest";
import { ROUTES } from "../navigation/routes.ts";
import {
  findScope,
  listBrowseBy,
  listDirectories,
  SCOPES,
  SEARCH_SCOPES,
  UNIVERSAL_EXPORT_ENDPOINT,
} from "./scopes.ts";

describe("an installation with part of the content", () => {
  it("offers the directories with people, and the current one", () => {
    expect(listDirectories(["congressional", "universal"])).toEqual(["congressional", "universal"]);
    expect(listDirectories(["universal"], "federal")).toEqual(["federal", "universal"]);
  });

  it("is browsed by what it has", () => {
    expect(listBrowseBy("universal", ["groups"]).map(({ label }) => label)).toEqual([
      "state/legislative district",
      "caucus/committee",
    ]);
    expect(listBrowseBy("federal", [])).toEqual([]);
  });
});

describe("the four tabs", () => {
  it("are in order, with their labels and values", () => {
    expect(SEARCH_SCOPES.map((scope) => [SCOPES[scope].label, SCOPES[scope].value])).toEqual([
      ["Congressional & Gubernatorial", "congressional"],
      ["Federal", "federal"],
      ["State Legislature", "state"],
      ["Universal Search", "vignette"],
    ]);
  });

  it("link to their scope's route", () => {
    for (const scope of SEARCH_SCOPES) expect(ROUTES[SCOPES[scope].routeName]).toHaveProperty("scope", scope);
  });

  it("list what their directory can be browsed by", () => {
    const links = SEARCH_SCOPES.map((scope) => SCOPES[scope].browseBy.map((link) => link.label).join(", "));
    expect(links).toEqual([
      "state/legislative district, caucus/committee",
      "federal office",
      "state/legislative district",
      "state/legislative district, federal office, caucus/committee",
    ]);
    expect(SCOPES.universal.browseBy.map((link) => ROUTES[link.routeName].path)).toEqual([
      "/browse/state",
      "/browse/agency",
      "/browse/caucus-committee",
    ]);
  });

  it("have separate endpoints; the universal search has no contact export", () => {
    expect(SEARCH_SCOPES.map((scope) => SCOPES[scope].endpoint)).toEqual([
      "api/search/congressional/",
      "api/search/federal/",
      "api/search/state/",
      "api/search/vignette/",
    ]);
    expect(SEARCH_SCOPES.map((scope) => SCOPES[scope].exportEndpoint)).toEqual([
      "api/searchExport/congressional/",
      "api/searchExport/federal/",
      "api/searchExport/state/",
      null,
    ]);
  });

  it("have one endpoint for the staff export", () => {
    expect(UNIVERSAL_EXPORT_ENDPOINT).toBe("api/searchExport/");
  });

  it("are found by their search type", () => {
    const kinds = ["congressional-search", "federal-search", "state-search", "vignette-search"];
    expect(SEARCH_SCOPES.map((scope) => SCOPES[scope].docType)).toEqual(kinds);
    expect(kinds.map(findScope)).toEqual(SEARCH_SCOPES);
    for (const kind of ["universal-search", "federal", ""]) expect(findScope(kind)).toBeNull();
  });
});
