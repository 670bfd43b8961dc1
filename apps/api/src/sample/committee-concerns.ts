/** What a committee deals with, as a sentence says it, by a word of its name; the first that fits counts. */
const CONCERNS: readonly (readonly [name: RegExp, concern: string])[] = [
  [/Agriculture/u, "farm policy"],
  [/Appropriations/u, "spending"],
  [/Armed Services/u, "defense"],
  [/Intelligence/u, "intelligence"],
  [/Veterans/u, "veterans"],
  [/Budget/u, "the budget"],
  [/Education|Labor/u, "schools and the workplace"],
  [/Energy/u, "energy"],
  [/Financial|Banking/u, "banking"],
  [/Foreign/u, "foreign affairs"],
  [/Homeland/u, "domestic security"],
  [/Judiciary/u, "the courts"],
  [/Natural Resources|Indian/u, "public lands"],
  [/Oversight|Reform|Ethics/u, "waste and records"],
  [/Rules|Administration/u, "procedure"],
  [/Science/u, "research"],
  [/Commerce/u, "commerce"],
  [/Small Business/u, "small firms"],
  [/Transportation|Public Works/u, "roads, ports and rivers"],
  [/Ways and Means|Finance|Taxation/u, "taxes"],
  [/Health|Aging/u, "health care"],
  [/Local Government/u, "towns and counties"],
  [/Elections/u, "elections"],
  [/Human Services/u, "families"],
  [/Environment|Conservation/u, "land and water"],
  [/Economic/u, "growth and prices"],
];

export const concernOf = (committee: string | undefined): string | undefined =>
  CONCERNS.find(([name]) => committee !== undefined && name.test(committee))?.[1];
