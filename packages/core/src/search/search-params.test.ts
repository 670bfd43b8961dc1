import { describe, expect, it } from "vitest";
import { createDefaultQuery } from "./search-query.ts";
import { pickForScope, listParams, SEARCH_PARAMS, type SearchParam } from "./search-params.ts";
import type { SearchScope } from "../records/search-item.ts";

/** Each scope's parameters in addition to the shared ones. */
const OFFERED: Record<SearchScope, string> = {
  universal:
    "profile_types editorial_groups key_policy_areas industry school degree education religion ethnicity gender country birth_year age sig_expression political_party current_office_state_abbr current_office_congressional_district state city committees caucuses agencies",
  congressional:
    "party majmin office office_location type current_office_state_abbr current_office_congressional_district committee caucus jobtitle jobtitle2 jobtitle2_option interest interest2",
  federal:
    "state city agencies topagency topagency2 agency appointment appointment2 jobtitle jobtitle2 jobtitle2_option interest",
  state:
    "party majmin office office_location type current_office_state_abbr district committee jobtitle jobtitle2 jobtitle2_option interest",
};

const SHARED = "q note tag include_former page pageSize order view offset hide_paywalled_profiles autocomplete only_kw";

/**
 * A row in a line: parameter, field, kind, list, chip, scopes by their first letters; what differs by scope in braces.
 */
function written(param: SearchParam): string {
  const perScope = (value: string | Partial<Record<string, string>>) =>
    typeof value === "string"
      ? value
      : `{${Object.entries(value)
          .map(([scope, text]) => `${scope}: ${text}`)
          .join(", ")}}`;
  const scopes = ALL_SCOPES.filter((scope) => param.scopes.includes(scope))
    .map((scope) => scope.charAt(0))
    .join("");
  return [
    param.parameter,
    param.field,
    param.kind,
    "list" in param ? `${perScope(param.list)}${param.travelsAs ? ` by ${param.travelsAs}` : ""}` : "-",
    param.chip === null ? "no chip" : perScope(param.chip),
    scopes,
    ...(param.isCriterion === false ? ["no criterion"] : []),
  ].join(" | ");
}

const ALL_SCOPES: readonly SearchScope[] = ["universal", "congressional", "federal", "state"];

/** The complete table, which determines addresses, chips, requests, the server's parsing and the form. */
const TABLE = `
page | page | display | - | no chip | ucfs | no criterion
pageSize | pageSize | display | - | no chip | ucfs | no criterion
order | order | display | - | no chip | ucfs | no criterion
view | view | display | - | no chip | ucfs | no criterion
offset | offset | display | - | no chip | ucfs | no criterion
hide_paywalled_profiles | hidePayWalledProfiles | flag | - | no chip | ucfs | no criterion
autocomplete | autoCompleteKeyword | text | - | no chip | ucfs | no criterion
q | keyword | text | - | Keyword | ucfs
profile_types | profileTypes | named-list | profileTypesFlat | Profile Type | u
editorial_groups | editorialGroup | named | editorialGroups | Editorial Group | u
type | type | named | knowWhoTypes | Profile Type | cs
office | office | named | offices | Office | cs
office_location | officeLocation | text | - | Office Location | cs
current_office_state_abbr | currentOfficeStates | named-list | states by shortCode | State | ucs
current_office_congressional_district | currentOfficeCongressionalDistrict | named | districts | Congressional District | uc
district | district | text | - | District | s
political_party | politicalParty | named-list | politicalParties | Party | u
party | party | named | politicalParties | Party | cs
majmin | majmin | staffer-type | - | Staffer Type | cs
committees | committees | named-list | committeesFlat | Committees | u
committee | committee | named-list | committeesFlat | Committee | cs
caucuses | caucuses | named-list | caucusesFlat | Caucuses | u
caucus | caucus | named-list | caucusesFlat | Caucus | c
agencies | agencies | named-list | agenciesFlat | Federal Agencies | uf
topagency | topagency | named | agenciesFlat | Department | f
topagency2 | topagency2 | named | agenciesFlat | Department | f
agency | agency | text | - | Organization | f
appointment | appointment | named-list | appointments | Appointment | f
appointment2 | appointment2 | named | appointments | Appointment | f
jobtitle | jobtitle | text | - | Job Title | cfs
jobtitle2 | jobtitle2 | named-list | {congressional: jobCategories, federal: jobCategoriesFederal, state: jobCategoriesState} | Job Category | cfs
jobtitle2_option | jobtitle2Option | any-or-all | - | no chip | cfs
interest | interest | named | focusAreas | Focus Area | cfs
interest2 | interest2 | named | specialInterestGroupsFlat | Special Interest Group | c
key_policy_areas | keyPolicyAreas | named-list | keyPolicyAreasFlat | Key Policy Areas | u
industry | industries | named-list | industriesFlat | Industry | u
sig_expression | sig | sig | - | Special Interest Group Rating | u
birth_year | birthYear | birth | - | Birth Year | u
age | age | birth | - | Age | u
gender | gender | named | genders | Gender | u
ethnicity | ethnicity | named | ethnicities | Ethnicity | u
religion | religion | named | religions | Religion | u
school | school | text | - | School | u
degree | degree | named | degrees | Degree | u
education | education | text | - | Education | u
city | city | text | - | {universal: Home City, federal: City} | uf
state | state | named | states | {universal: Home State, federal: State} | uf
country | country | named | countries | Country | u
note | note | text | - | Note | ucfs
tag | tag | text | - | Tag | ucfs
include_former | includeFormer | flag | - | Include Former | ucfs
only_kw | onlyKw | flag | - | Contacts Only | ucfs
`;

describe("SEARCH_PARAMS", () => {
  it("matches this table, row by row", () => {
    expect(SEARCH_PARAMS.map(written)).toEqual(TABLE.trim().split("\n"));
  });

  it.each(SEARCH_PARAMS.map((param) => [param.parameter, param] as const))(
    "offers %s only in its scopes, in the table's order",
    (_parameter, param) => {
      for (const scope of ALL_SCOPES) expect(listParams(scope).includes(param)).toBe(param.scopes.includes(scope));
    },
  );

  it.each(Object.entries(OFFERED))("offers the expected parameters in %s", (scope, offered) => {
    expect(
      listParams(scope as SearchScope)
        .map((param) => param.parameter)
        .toSorted(),
    ).toEqual(`${offered} ${SHARED}`.split(" ").toSorted());
  });

  it("covers every field once, except operators and the rating, which are part of others", () => {
    const inside = ["ageOperator", "birthYearOperator", "sigOperator", "sigRating"];
    expect([...SEARCH_PARAMS.map((param) => param.field), ...inside].toSorted()).toEqual(
      Object.keys(createDefaultQuery()).toSorted(),
    );
    expect(new Set(SEARCH_PARAMS.map((param) => param.parameter)).size).toBe(SEARCH_PARAMS.length);
  });

  it("names the parameters that differ from the field's name", () => {
    const spelt = Object.fromEntries(SEARCH_PARAMS.map((param) => [param.field, param.parameter]));
    expect(spelt).toMatchObject({
      keyword: "q",
      hidePayWalledProfiles: "hide_paywalled_profiles",
      autoCompleteKeyword: "autocomplete",
      currentOfficeCongressionalDistrict: "current_office_congressional_district",
      currentOfficeStates: "current_office_state_abbr",
      politicalParty: "political_party",
      editorialGroup: "editorial_groups",
      profileTypes: "profile_types",
      keyPolicyAreas: "key_policy_areas",
      industries: "industry",
      includeFormer: "include_former",
      birthYear: "birth_year",
      sig: "sig_expression",
      officeLocation: "office_location",
      jobtitle2Option: "jobtitle2_option",
    });
  });

  it("has a list and a label for every scope that offers a filter", () => {
    for (const param of SEARCH_PARAMS) {
      for (const scope of param.scopes) {
        if (param.kind === "named" || param.kind === "named-list")
          expect(pickForScope(param.list, scope)).not.toBeNull();
        if (param.chip !== null) expect(pickForScope(param.chip, scope)).not.toBeNull();
      }
    }
  });
});
