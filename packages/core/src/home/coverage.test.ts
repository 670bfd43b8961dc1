import { expect, it } from "vitest";
import { anAppConfig, someLookups } from "../../testing/builders.ts";
import { describeCoverage } from "./coverage.ts";

const withModules = (...ids: string[]) =>
  someLookups({ subscriptionModules: someLookups().subscriptionModules.filter(({ id }) => ids.includes(id)) });
const NO_STAFF = [
  { scope: "congressional" as const, parameter: "type", values: ["9", "14"] },
  { scope: "state" as const, parameter: "type", values: ["12"] },
];

it("lists all four groups of people and the pages of groups and staff in a full directory", () => {
  expect(describeCoverage(anAppConfig())).toBe(
    "Federal policymakers, state policymakers, and the federal and state influencers who work to persuade them. " +
      "Committees, caucuses, and agencies have pages of their own, and so do the staff contacts of each office.",
  );
});

it("omits influencers, caucuses and staff if there are none", () => {
  const lookups = { ...withModules("1", "2"), caucuses: [] };
  expect(describeCoverage({ lookups, unmatchedOptions: NO_STAFF })).toBe(
    "Federal policymakers and state policymakers. Committees and agencies have pages of their own.",
  );
});

it("lists influencers of one level if the other has none", () => {
  expect(describeCoverage({ lookups: withModules("1", "3"), unmatchedOptions: [] })).toContain(
    "Federal policymakers and the federal influencers who work to persuade them.",
  );
});

it("says that an empty directory has no profiles", () => {
  const lookups = { ...withModules(), committees: [], caucuses: [], agencies: [] };
  expect(describeCoverage({ lookups, unmatchedOptions: NO_STAFF })).toBe("Nobody yet.");
});
