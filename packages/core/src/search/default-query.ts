import type { SearchField, SearchQuery } from "./search-query.ts";
import { PAGE_SIZE_DEFAULT } from "./search-limits.ts";

export function createDefaultQuery(): SearchQuery {
  return {
    page: 1,
    pageSize: PAGE_SIZE_DEFAULT,
    order: "relevance",
    view: "list",
    offset: "",
    hidePayWalledProfiles: false,
    keyword: "",
    autoCompleteKeyword: "",
    includeFormer: false,
    onlyKw: false,

    currentOfficeCongressionalDistrict: null,
    religion: null,
    ethnicity: null,
    gender: null,
    state: null,
    country: null,

    currentOfficeStates: [],
    politicalParty: [],
    profileTypes: [],
    keyPolicyAreas: [],
    industries: [],
    committees: [],
    committee: [],
    caucuses: [],
    caucus: [],
    agencies: [],
    appointment: [],

    editorialGroup: null,
    school: "",
    degree: null,
    education: "",
    city: "",
    agency: "",
    topagency: null,
    topagency2: null,
    appointment2: null,
    district: "",
    interest: null,
    interest2: null,
    jobtitle: "",
    jobtitle2: [],
    jobtitle2Option: "any",
    majmin: "",
    office: null,
    officeLocation: "",
    party: null,
    type: null,

    birthYear: "",
    birthYearOperator: "exact",
    age: "",
    ageOperator: "exact",

    sig: null,
    sigOperator: "gte",
    sigRating: 50,
  };
}

/** Sets one field; null restores its default (QRY-16). */
export function setField<F extends SearchField>(
  query: SearchQuery,
  field: F,
  value: SearchQuery[F] | null,
): SearchQuery {
  return { ...query, [field]: value ?? createDefaultQuery()[field] };
}
