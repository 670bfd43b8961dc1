import { describe, expect, it } from "vitest";
import { aGroup, aGroupMember } from "../../testing/profiles.ts";
import { planGroupMassAdd } from "./group-mass-add.ts";

const WEB = { hasVignetteAccess: true, isWebUser: true };
const members = { republican: [aGroupMember()], democratic: [], independent: [] };

describe("planGroupMassAdd", () => {
  it("finds the members by their group", () => {
    const offer = planGroupMassAdd(aGroup({ id: 33, longName: "Committee on Rules", members }), WEB);
    expect(offer).toMatchObject({
      label: "Add all members to Briefcase folder",
      isDisabled: false,
      members: 1,
      query: { committees: [{ id: "33", name: "Committee on Rules" }], caucuses: [] },
    });
    const caucus = planGroupMassAdd(aGroup({ id: 7, recordType: "caucus", longName: "Water Caucus", members }), WEB);
    expect(caucus?.query).toMatchObject({ caucuses: [{ id: "7", name: "Water Caucus" }], committees: [] });
  });

  it("requires a web user and a group with members", () => {
    expect(planGroupMassAdd(aGroup({ members }), { ...WEB, isWebUser: false })).toBeNull();
    expect(planGroupMassAdd(aGroup({ members }), { ...WEB, hasVignetteAccess: false })).toBeNull();
    expect(planGroupMassAdd(aGroup(), WEB)).toBeNull();
  });

  it("says what the limit is above it", () => {
    const whole = (numberOfMembers: number) => planGroupMassAdd(aGroup({ numberOfMembers }), WEB);
    expect(whole(500)?.isDisabled).toBe(false);
    expect(whole(501)).toMatchObject({ isDisabled: true, label: "Add all members to Briefcase folder (max. 500)" });
  });
});
