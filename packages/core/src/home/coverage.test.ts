import { expect, it } from "vitest";
import { anAppConfig, someLookups } from "../../testing/builders.ts";
import { describeCoverage, describeHome } from "./coverage.ts";

const withModules = (...ids: string[]) =>
  someLookups({ subscriptionModules: someLookups().subscriptionModules.filter(({ id }) => ids.includes(id)) });

it("lists all four groups of people and the pages of groups and staff in a full directory", () => {
  expect(describeCoverage(anAppConfig())).toBe(
    "Federal policymakers, state policymakers, and the federal and state influencers who work to persuade them. " +
      "Committees, caucuses, and agencies have pages of their own, and so do the staff contacts of each office.",
  );
});

it("omits influencers, caucuses and staff if there are none", () => {
  const lookups = { ...withModules("1", "2"), caucuses: [] };
  expect(describeCoverage({ lookups, content: [] })).toBe(
    "Federal policymakers and state policymakers. Committees have pages of their own.",
  );
});

it("lists influencers of one level if the other has none", () => {
  expect(describeCoverage({ lookups: withModules("1", "3"), content: [] })).toContain(
    "Federal policymakers and the federal influencers who work to persuade them.",
  );
});

it("says that an empty directory has no profiles", () => {
  const lookups = { ...withModules(), committees: [], caucuses: [], agencies: [] };
  expect(describeCoverage({ lookups, content: [] })).toBe("Nobody yet.");
});

it.each([
  [["staff", "narratives"], "Who holds office, who works for them, and what they stand for", "Name, office or issue"],
  [["staff"], "Who holds office, who works for them, and how to reach them", "Name, office, committee or ZIP code"],
  [["narratives"], "Who holds office, and what they stand for", "Name, office or issue"],
  [[], "Who holds office, and how to reach them", "Name, office, committee or ZIP code"],
] as const)("home names only kinds of records that exist: %j", (content, headline, placeholder) => {
  expect(describeHome(content)).toEqual({ headline, placeholder });
});
