import {
  type BirthDateOperator,
  isBlank,
  type Keyword,
  listParams,
  normalizeTag,
  parseKeyword,
  type SearchQuery,
  type SearchScope,
  toSearchableText,
} from "@rotunda/core";

export interface SearchCriteria {
  scopes: readonly SearchScope[];
  keyword: Keyword;
  /** The keyword has no searchable character ("%"): no results. */
  isUnsearchable: boolean;
  /** Each inner list is a disjunction. */
  facets: readonly (readonly string[])[];
  /** Normalized parts of texts, by parameter. */
  texts: readonly { parameter: string; part: string }[];
  /** Words of notes and a tag, which only the reader's own database rows answer; empty without. */
  own: { note: string; tag: string };
  birth: readonly { of: "birth_year" | "age"; operator: BirthDateOperator; number: number }[];
  rating: { groupId: string; operator: SearchQuery["sigOperator"]; percent: number } | null;
  includeFormer: boolean;
  hidePaywalled: boolean;
}

/** Texts that the index doesn't contain, because they belong to readers. */
export const isOwnText = (field: string): field is "note" | "tag" => field === "note" || field === "tag";

const CONTACT_SCOPES: readonly SearchScope[] = ["congressional", "federal", "state"];

export function toCriteria(scope: SearchScope, query: SearchQuery): SearchCriteria {
  const facets: string[][] = [];
  const texts: { parameter: string; part: string }[] = [];
  const birth: SearchCriteria["birth"][number][] = [];
  const own = { note: toSearchableText(query.note), tag: normalizeTag(query.tag) };
  let isUnsearchable = false;
  for (const param of listParams(scope)) {
    switch (param.kind) {
      case "named": {
        const named = query[param.field];
        if (named) facets.push([`${param.parameter}:${named.id}`]);
        break;
      }
      case "named-list": {
        const chosen = query[param.field].map(({ id }) => `${param.parameter}:${id}`);
        if (param.field === "jobtitle2" && query.jobtitle2Option === "all") facets.push(...chosen.map((one) => [one]));
        else if (chosen.length > 0) facets.push(chosen);
        break;
      }
      case "staffer-type":
        if (query.majmin !== "") facets.push([`${param.parameter}:${query.majmin}`]);
        break;
      case "text": {
        const written = query[param.field];
        if (param.field === "keyword" || param.field === "autoCompleteKeyword" || written === "") break;
        if (isOwnText(param.field)) {
          if (own[param.field] === "") isUnsearchable = true;
          break;
        }
        const part = toSearchableText(written);
        if (part === "") isUnsearchable = true;
        // Districts match whole words without leading zeros: "05" finds 5, not 15.
        else if (param.field === "district")
          texts.push({ parameter: param.parameter, part: ` ${part.replace(/^0+(?=\d)/u, "")} ` });
        else texts.push({ parameter: param.parameter, part });
        break;
      }
      case "birth":
        if (query[param.field] !== "") {
          const of = param.field === "age" ? "age" : "birth_year";
          birth.push({ of, operator: query[param.operator], number: Number(query[param.field]) });
        }
        break;
      case "sig":
      case "flag":
      case "display":
        break;
    }
  }
  const keyword = parseKeyword(query.keyword);
  return {
    // Universal search finds know-who records of all scopes.
    scopes: scope === "universal" && query.onlyKw ? CONTACT_SCOPES : [scope],
    keyword,
    isUnsearchable: isUnsearchable || (isBlank(keyword) && query.keyword.trim() !== ""),
    facets,
    texts,
    own,
    birth,
    rating: query.sig ? { groupId: query.sig.id, operator: query.sigOperator, percent: query.sigRating } : null,
    includeFormer: query.includeFormer,
    hidePaywalled: query.hidePayWalledProfiles,
  };
}
