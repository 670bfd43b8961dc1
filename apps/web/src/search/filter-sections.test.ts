import {
  createDefaultQuery,
  formatSearchQuery,
  listParams,
  parseSearchQuery,
  SEARCH_SCOPES,
  writeParam,
  type SearchField,
  type SearchParam,
  type SearchQuery,
  type SearchScope,
} from "@rotunda/core";
import { scopedQueries, searchQueries, someLookups } from "@rotunda/core/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listOtherFilters, createFilterSections } from "./filter-sections.ts";
import { setFilter } from "./set-filter.ts";

const lookups = someLookups();
const listFilterSections = (...form: Parameters<ReturnType<typeof createFilterSections>>) =>
  createFilterSections()(...form);

const filtersOf = (scope: SearchScope, query: SearchQuery, known = lookups) => [
  ...listFilterSections(scope, query, known).flatMap(({ filters }) => filters),
  ...listOtherFilters(scope, query, known),
];
const fieldsOf = (scope: SearchScope, query = createDefaultQuery()) =>
  filtersOf(scope, query).map(({ field }) => field);

/** Fields set by other controls of the screen or not by users. */
const ELSEWHERE: Partial<Record<SearchField, string>> = {
  keyword: "the keyword box",
  note: "the keyword box, as note:…",
  tag: "the keyword box, as tag:…",
  page: "the pagination",
  pageSize: "Profiles per page",
  order: "results ordered by",
  view: "Grid and List",
  hidePayWalledProfiles: "the note on hidden profiles",
  offset: "nothing: kept for old addresses",
  autoCompleteKeyword: "nothing: marks a request for suggestions",
};

describe("the filters of a scope", () => {
  it("are those of the scope", () => {
    expect(fieldsOf("federal")).toContain("agencies");
    expect(fieldsOf("federal")).not.toContain("party");
  });

  it("omit filters without options and sections without filters", () => {
    const bare = someLookups({ politicalParties: [], states: [] });
    const sections = listFilterSections("universal", createDefaultQuery(), bare);
    expect(sections.map(({ id }) => id)).not.toContain("party");
    expect(sections.flatMap(({ filters }) => filters.map(({ field }) => field))).not.toContain("currentOfficeStates");
  });

  it("omit text, age and flag filters without results unless they are set", () => {
    const unmatched = ["school", "age", "include_former"].map((parameter) => ({
      scope: "universal" as const,
      parameter,
      values: [""],
    }));
    const fields = (query = createDefaultQuery()) =>
      [
        ...listFilterSections("universal", query, lookups, { unmatched }).flatMap(({ filters }) => filters),
        ...listOtherFilters("universal", query, lookups, { unmatched }),
      ].map(({ field }) => field);
    expect(fields()).toContain("education");
    for (const field of ["school", "age", "includeFormer"]) expect(fields()).not.toContain(field);
    const set = { ...createDefaultQuery(), school: "Yale", age: "50", includeFormer: true };
    expect(fields(set)).toEqual(expect.arrayContaining(["school", "age", "includeFormer"]));
  });

  it("omit a filter equivalent to another unless the address contains it", () => {
    const query = { ...createDefaultQuery(), appointment2: { id: "1", name: "" }, onlyKw: true };
    expect(fieldsOf("federal")).not.toContain("appointment2");
    expect(fieldsOf("federal", query)).toEqual(expect.arrayContaining(["appointment2", "onlyKw"]));
    expect(fieldsOf("universal")).toContain("onlyKw");
  });

  it("drop a filter that is cleared", () => {
    const query = { ...createDefaultQuery(), party: { id: "2", name: "Democrat" } };
    expect(setFilter(query, { field: "party", value: "" }, { scope: "congressional", lookups }).party).toBeNull();
  });
});

describe.each(SEARCH_SCOPES)("every parameter of the %s search", (scope) => {
  const asking = (param: SearchParam) => {
    const found = fc
      .sample(searchQueries(scope, lookups), { numRuns: 500, seed: 7 })
      .find((query) => writeParam(param, query).length > 0);
    if (!found) throw new Error(`No search asks for ${param.field}`);
    return found;
  };

  it.each(listParams(scope).map((param) => [param.parameter, param] as const))(
    "%s has a control that reads it from the address and writes it",
    (_parameter, param) => {
      const { field } = param;
      if (ELSEWHERE[field]) return;
      const query = parseSearchQuery(scope, formatSearchQuery(scope, asking(param)), lookups);
      const filter = filtersOf(scope, query).find((candidate) => candidate.field === field);
      expect(filter).toBeDefined();
      if (!filter) return;
      const without = { ...query, [field]: createDefaultQuery()[field] };
      const again = setFilter(without, filter, { scope, lookups });
      expect(writeParam(param, query)).not.toEqual([]);
      expect(writeParam(param, again)).toEqual(writeParam(param, query));
    },
  );

  it("round-trips through all controls", () => {
    fc.assert(
      fc.property(searchQueries(scope, lookups), (generated) => {
        const address = formatSearchQuery(scope, generated);
        const query = parseSearchQuery(scope, address, lookups);
        const elsewhere = Object.keys(ELSEWHERE).map((field) => [field, query[field as SearchField]]);
        const again = filtersOf(scope, query).reduce<SearchQuery>(
          (drafted, filter) => setFilter(drafted, filter, { scope, lookups }),
          { ...createDefaultQuery(), ...(Object.fromEntries(elsewhere) as Partial<SearchQuery>) },
        );
        expect(formatSearchQuery(scope, again)).toBe(address);
      }),
    );
  });
});

describe("filters that depend on others", () => {
  const context = {
    scope: "federal",
    lookups: someLookups({
      agencies: [
        { id: "1", name: "Agriculture", children: [{ id: "2", name: "Forest Service" }] },
        { id: "3", name: "Interior", children: [{ id: "4", name: "Bureau of Reclamation" }] },
      ],
      agenciesFlat: [
        { id: "1", name: "Agriculture" },
        { id: "2", name: "Forest Service" },
        { id: "3", name: "Interior" },
        { id: "4", name: "Bureau of Reclamation" },
      ],
    }),
  } as const;
  const set = (query: SearchQuery, field: SearchField, value: string | string[]) =>
    setFilter(query, { field, value }, context);
  const options = (query: SearchQuery, field: SearchField) => {
    const filter = filtersOf("federal", query, context.lookups).find((candidate) => candidate.field === field);
    return filter && "options" in filter ? filter.options.map(({ text }) => text) : [];
  };

  it("offer departments and the selected department's agencies", () => {
    expect(options(createDefaultQuery(), "topagency")).toEqual(["Agriculture", "Interior"]);
    const agriculture = set(createDefaultQuery(), "topagency", "1");
    expect(options(agriculture, "topagency2")).toEqual(["Forest Service"]);
    const forests = set(agriculture, "topagency2", "2");
    expect(forests.topagency2).toEqual({ id: "2", name: "Forest Service" });
    expect(set(forests, "topagency", "3").topagency2).toBeNull();
    expect(set(forests, "topagency", "").topagency2).toEqual(forests.topagency2);
  });

  it("show values of the address even if they don't fit together", () => {
    const odd = {
      ...set(set(createDefaultQuery(), "topagency2", "2"), "topagency", "2"),
      topagency2: { id: "4", name: "Bureau of Reclamation" },
    };
    expect(options(odd, "topagency")).toContain("Forest Service");
    expect(options(odd, "topagency2")).toEqual(["Bureau of Reclamation"]);
  });

  it("show any-or-all only with job categories", () => {
    const [first] = context.lookups.jobCategoriesFederal;
    const chosen = set(createDefaultQuery(), "jobtitle2", [first?.id ?? ""]);
    expect(options(createDefaultQuery(), "jobtitle2Option")).toEqual([]);
    expect(options(chosen, "jobtitle2Option")).toEqual(["Any of these", "All of these"]);
    const all = set(chosen, "jobtitle2Option", "all");
    expect(all.jobtitle2Option).toBe("all");
    expect(set(all, "jobtitle2", []).jobtitle2Option).toBe("any");
  });

  it("keep the comparison while the number is empty", () => {
    const universal = { scope: "universal", lookups } as const;
    const before = setFilter(
      createDefaultQuery(),
      { field: "birthYear", value: { operator: "lt", number: "" } },
      universal,
    );
    expect(before).toMatchObject({ birthYearOperator: "lt", birthYear: "" });
    const set1950 = setFilter(before, { field: "birthYear", value: { operator: "lt", number: "1950" } }, universal);
    expect(formatSearchQuery("universal", set1950)).toBe("birth_year=%3C1950");
    const rated = setFilter(
      createDefaultQuery(),
      { field: "sig", value: { id: "", operator: "lte", rating: "30" } },
      universal,
    );
    expect(rated).toMatchObject({ sig: null, sigOperator: "lte", sigRating: 30 });
  });
});

describe("birth year and age", () => {
  const universal = { scope: "universal", lookups } as const;

  it("have separate operators", () => {
    const born = setFilter(
      createDefaultQuery(),
      { field: "birthYear", value: { operator: "gte", number: "1950" } },
      universal,
    );
    const both = setFilter(born, { field: "age", value: { operator: "lt", number: "60" } }, universal);
    expect(formatSearchQuery("universal", both)).toBe("age=%3C60&birth_year=%3E1950");
    const values = filtersOf("universal", both).filter(({ field }) => field === "birthYear" || field === "age");
    expect(values.map(({ value }) => value)).toEqual([
      { operator: "gte", number: "1950" },
      { operator: "lt", number: "60" },
    ]);
    const cleared = setFilter(both, { field: "birthYear", value: { operator: "exact", number: "" } }, universal);
    expect(formatSearchQuery("universal", cleared)).toBe("age=%3C60");
  });
});

describe("remembered sections", () => {
  it("keep their identity until a filter in them changes", () => {
    const describeSections = createFilterSections();
    const empty = createDefaultQuery();
    const before = describeSections("universal", empty, lookups);
    const set = setFilter(
      empty,
      { field: "birthYear", value: { operator: "lt", number: "1950" } },
      { scope: "universal", lookups },
    );
    const after = describeSections("universal", { ...set, keyword: "water" }, lookups);
    const kept = after.filter((section, index) => section === before[index]).map(({ id }) => id);
    expect(kept).not.toContain("background");
    expect(kept).toContain("office");
  });

  it("equal newly built sections for any sequence of changes", () => {
    fc.assert(
      fc.property(fc.array(scopedQueries(lookups), { minLength: 2, maxLength: 4 }), (queries) => {
        const describeSections = createFilterSections();
        for (const { scope, query } of queries) {
          expect(describeSections(scope, query, lookups)).toEqual(listFilterSections(scope, query, lookups));
        }
      }),
      { numRuns: 30 },
    );
  });
});
