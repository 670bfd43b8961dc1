import { expect, it } from "vitest";
import { listExits } from "./search-exits.ts";
import { createDefaultQuery } from "./search-query.ts";

it("links other directories with the keyword only, and former officeholders with the whole search", () => {
  const query = { ...createDefaultQuery(), keyword: "newsom", party: { id: "2", name: "Democrat" }, page: 3 };
  expect(
    listExits(query, [
      { scope: "state", includeFormer: true, totalHits: 1 },
      { scope: "universal", includeFormer: false, totalHits: 1200 },
    ]),
  ).toEqual([
    {
      text: "1 result with former officeholders",
      href: expect.stringMatching(/^\/rotunda\/search\/state\?.*include_former=true.*party=2.*q=newsom/u),
    },
    { text: "1,200 results in Universal Search", href: "/rotunda/search/universal?q=newsom" },
  ]);
});
