import { expect, it } from "vitest";
import { formatSearchQuery } from "./format-query.ts";
import { type ExitSearch, listExitLinks, planContacts, planExits } from "./search-exits.ts";
import { createDefaultQuery, type SearchQuery } from "./search-query.ts";

const query = (fields: Partial<SearchQuery>): SearchQuery => ({ ...createDefaultQuery(), ...fields });
const written = (exits: readonly ExitSearch[]) =>
  exits.map(({ scope, query: wider, describe }) => `${describe(2)}: ${scope}?${formatSearchQuery(scope, wider)}`);

it("drops a filter or word, asks other directories for the keyword, and includes former officeholders", () => {
  const keyword = 'newsom "of texas"';
  expect(written(planExits("state", query({ keyword, party: { id: "2", name: "Democrat" }, page: 3 })))).toEqual([
    "2 results without Party: Democrat: state?q=newsom+%22of+texas%22",
    "2 results without quotation marks: state?party=2&q=newsom+of+texas",
    "2 results without “newsom”: state?party=2&q=%22of+texas%22",
    "2 results without “of texas”: state?party=2&q=newsom",
    "2 results in Congressional & Gubernatorial: congressional?q=newsom+%22of+texas%22",
    "2 results in Federal: federal?q=newsom+%22of+texas%22",
    "2 results in Universal Search: universal?q=newsom+%22of+texas%22",
    "2 results with former officeholders: state?include_former=true&party=2&q=newsom+%22of+texas%22",
  ]);
});

it("doesn’t offer a search without criteria", () => {
  expect(written(planExits("universal", query({ gender: { id: "1", name: "Female" } })))).toEqual([
    "2 results with former officeholders: universal?gender=1&include_former=true",
  ]);
  const texts = planExits("universal", query({ keyword: "newsom", includeFormer: true })).map(({ describe }) =>
    describe(1),
  );
  expect(texts).toEqual([
    "1 result in Congressional & Gubernatorial",
    "1 result in Federal",
    "1 result in State Legislature",
  ]);
});

it.each([
  ["one two three four five six", 6],
  ["one two three four five six seven", 0],
  ["water OR soil", 0],
])("leaves out single words of %j only if it isn’t a sentence or a choice", (keyword, count) => {
  const party = { id: "2", name: "Democrat" };
  const exits = written(planExits("state", query({ keyword, party })));
  expect(exits.filter((exit) => exit.includes("without “"))).toHaveLength(count);
});

it.each([
  ["“Sen. Cruz”", "Sen. Cruz"],
  ['"press secretary" -"vice chair" texas', 'press secretary -"vice chair" texas'],
  ['"Cruz"', undefined],
  ["Sen. Cruz", undefined],
])("asks %j without quotation marks: %j", (keyword, bare) => {
  const exit = planExits("universal", query({ keyword })).find(({ describe }) =>
    describe(1).endsWith("quotation marks"),
  );
  expect(exit?.query.keyword).toBe(bare);
});

it.each([
  ["one two three", "2 results without “two”: state?q=one+three"],
  ["texas “Sen. Cruz”", "2 results without “Sen. Cruz”: state?q=texas"],
])("keeps the other words of %j", (keyword, exit) => {
  expect(written(planExits("state", query({ keyword })))).toContain(exit);
});

it("keeps the choice to hide profiles outside the subscription, but no other filter, in other directories", () => {
  const hidden = query({ keyword: " ", hidePayWalledProfiles: true, gender: { id: "1", name: "Female" } });
  expect(written(planExits("universal", hidden))).toEqual([
    "2 results with former officeholders: universal?gender=1&hide_paywalled_profiles=true&include_former=true",
  ]);
  expect(written(planExits("universal", { ...hidden, keyword: "ok", includeFormer: true })).slice(-1)).toEqual([
    "2 results in State Legislature: state?hide_paywalled_profiles=true&q=ok",
  ]);
  expect(planContacts(hidden)).toEqual([]);
});

it("asks for officials and staffers only, since members are in Universal Search", () => {
  const contacts = planContacts(query({ keyword: "cole", gender: { id: "1", name: "Female" } }));
  expect(contacts.map(({ query: { type } }) => type?.name)).toEqual([
    undefined,
    "Congressional Staffer",
    "Governor’s Staffer",
    "State Staffer",
  ]);
  expect(written(contacts)).toEqual([
    "2 federal officials: federal?q=cole",
    "2 congressional staffers: congressional?q=cole&type=9",
    "2 governor’s staffers: congressional?q=cole&type=14",
    "2 state staffers: state?q=cole&type=12",
  ]);
});

it("links other searches", () => {
  expect(listExitLinks([{ text: "1 result in Federal", scope: "federal", search: "q=cole" }])).toEqual([
    { text: "1 result in Federal", href: "/rotunda/search/federal?q=cole" },
  ]);
});
