import { describe, expect, it } from "vitest";
import { defaultSearchQuery } from "./default-query.ts";
import { inScope, paramsOf, SEARCH_PARAMS } from "./search-params.ts";
import type { SearchScope } from "./search-item.ts";

/** The table of decisions "Search": what each scope offers beyond what all share. */
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

const SHARED = "q include_former page pageSize order view offset hide_paywalled_profiles autocomplete only_kw";

describe("SEARCH_PARAMS", () => {
  it.each(Object.entries(OFFERED))("offers in %s what the table of decisions says", (scope, offered) => {
    expect(
      paramsOf(scope as SearchScope)
        .map((param) => param.parameter)
        .toSorted(),
    ).toEqual(`${offered} ${SHARED}`.split(" ").toSorted());
  });

  it("covers every field once, operators and the rating apart: those travel inside others", () => {
    const inside = ["birthDateOperator", "sigOperator", "sigRating"];
    expect([...SEARCH_PARAMS.map((param) => param.field), ...inside].toSorted()).toEqual(
      Object.keys(defaultSearchQuery()).toSorted(),
    );
    expect(new Set(SEARCH_PARAMS.map((param) => param.parameter)).size).toBe(SEARCH_PARAMS.length);
  });

  it("spells the parameters that aren't the field's own name", () => {
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
        if (param.kind === "named" || param.kind === "named-list") expect(inScope(param.list, scope)).not.toBeNull();
        if (param.chip !== null) expect(inScope(param.chip, scope)).not.toBeNull();
      }
    }
  });
});
