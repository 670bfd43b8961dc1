import { describe, expect, it } from "vitest";
import { aFullAgency, aFullDistrict, aFullState } from "../../testing/places.ts";
import { aFullGroup, aFullProfile } from "../../testing/profiles.ts";

const names = (text: string) => text.split(/\s+/).filter((name) => name !== "");

/** Lists all fields that the full builder sets; lists by their first entry. */
function expectFilled(record: object, fields: string): void {
  const values = new Map<string, unknown>(Object.entries(record));
  const isFilled = (name: string) => {
    const value = values.get(name);
    return value !== undefined && value !== null && value !== "" && !(Array.isArray(value) && value.length === 0);
  };
  expect(names(fields).filter((name) => !isFilled(name))).toEqual([]);
}

// Written out, so that a renamed or missing field fails here.
describe("the fields of each record", () => {
  it("are those of a person's profile", () => {
    const presentationCenterUrl = "https://example.org/presentations/1";
    const profile = aFullProfile({
      presentationCenterUrl,
      knowWhoId: 9,
      headshot: "/p.jpg",
      party: "R",
      address: "1 Main Street",
    });
    expectFilled(
      profile,
      `id knowWhoId preferredNameDisplay phoneticName positionSummary headshot politicalParty politicalPartyFull party
       chips racetrackerElectionUrl racetrackerCandidateUrl electionStatus additionalRoles agency leadershipPost
       committeeLeadership committees caucuses allCaucuses offices staffers staffersHeading narrative fullNarrative
       quickSummary legislativeInfoHeading primaryProfileType primaryProfileTypesAdditional secondaryProfileTypes
       gender age birthDate birthplace hometown residences religion ethnicity education educationSummary maritalStatus
       familyMembers title electoralHistory electoralOverview firstElected numberTenuresInSeat nextElectionDate
       priorWinPct workHistory approachMotivations policyPositionsFocus coreCommunities financialInfo fecData
       professionalAffiliations criticismsControversies keyVotes sigRatings facebookUrl twitterUsername
       instagramUsername youtube linkedInUrl websiteUrl address email phone relatedProfiles docxUrl pdfUrl
       presentationCenterUrl subscriptionModules isStub isFormer isUnlocked updatedDate substantiveUpdatedDate
       terms leadershipHistory stateRank seniority districtPlaces seatHolders delegation links`,
    );
    expect(Object.keys(profile.electionStatus ?? {})).toEqual(names("name status year"));
    expect(Object.keys(profile.additionalRoles[0] ?? {})).toEqual(names("id positionSummary agency offices"));
    expect(Object.keys(profile.committeeLeadership[0] ?? {})).toEqual(names("position name"));
    expect(Object.keys(profile.committees[0] ?? {})).toEqual(
      names("id committeeName leadershipTitle rank subCommittees"),
    );
    expect(Object.keys(profile.allCaucuses[0] ?? {})).toEqual(names("caucusCategoryName caucuses"));
    expect(Object.keys(profile.caucuses[0]?.caucuses[0] ?? {})).toEqual(names("id caucusName leadershipTitle"));
    expect(Object.keys(profile.offices[0] ?? {})).toEqual(
      names("id type positionSummary phone fax building room address1 address2 city state zip"),
    );
    expect(Object.keys(profile.staffers[0] ?? {}).toSorted()).toEqual(
      names(
        `stafferFullName stafferKnowwhoId stafferLastName title stafferEmail stafferPhone isLeadership rolenames
         stafferInterests majmin`,
      ).toSorted(),
    );
    expect(Object.keys(profile.education[0] ?? {})).toEqual(
      names(`degree degreeIncomplete fieldOfStudy schoolName schoolType schoolLocation department yearStart yearEnd`),
    );
    expect(Object.keys(profile.electoralHistory[0] ?? {})).toEqual(names("year raceName status"));
    expect(Object.keys(profile.fecData ?? {})).toEqual(names("cashOnHand cid cycle debt lastUpdated spent total"));
    expect(Object.keys(profile.keyVotes[0] ?? {})).toEqual(names("billNumber name vote"));
    expect(Object.keys(profile.sigRatings[0] ?? {})).toEqual(names("name rating timespan"));
  });

  it("are those of a committee or caucus", () => {
    const group = aFullGroup();
    expectFilled(
      group,
      `id shortName longName parent subcommittees briefcaseItemId addedToBriefcase recordType numberOfMembers members
       staffers email address phone fax updatedDate presentationCenterUrl chips`,
    );
    expect(Object.keys(group.members)).toEqual(names("republican democratic independent"));
    expect(Object.keys(group.subcommittees[0] ?? {})).toEqual(names("id longName"));
    expectFilled(group.members.republican[0] ?? {}, "politicalParty preferredNameDisplay positionSummary");
  });

  it("are those of an agency, a state and a district", () => {
    expectFilled(aFullAgency(), "address agencyFull children parent email fax phone website logo role people");
    const state = aFullState();
    expectFilled(
      state,
      `name governor senators representatives stateReps stateSenators censusVisualizations economicVisualizations
       presidentialElectionResults narrative geodata`,
    );
    expect(Object.keys(state.stateReps[0]?.district ?? {})).toEqual(names("id number name"));
    expectFilled(aFullDistrict(), "name number legChamberId legDistrictId chips representatives state electionResults");
  });
});
