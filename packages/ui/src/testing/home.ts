import type { SearchItem } from "@rotunda/core";
import { aSearchItem } from "@rotunda/core/testing";

const SENTENCE = "<p>Held the seat since 2012; water, roads and the farm bill fill the years since.</p>";

/** Returns `count` fictional people of all parties. */
export const people = (count: number): SearchItem[] =>
  Array.from({ length: count }, (_, index) =>
    aSearchItem({
      id: index + 1,
      briefcaseItemId: `${index + 1}-profile`,
      preferredNameDisplay: NAMES[index % NAMES.length] ?? "",
      politicalParty: ["Republican", "Democrat", "Independent", ""][index % 4] ?? "",
      positionSummary: "United States Senator, Nebraska",
      quickSummary: SENTENCE,
      leadershipRole: index === 1 ? "Chair, Senate Committee on Agriculture, Nutrition, and Forestry" : "",
    }),
  );

const NAMES = [
  "Ruth Halvorsen",
  "Isaiah Fontenot",
  "Thomas J. Adeyemi",
  "Grace Tanaka-Reyes",
  "Daniel Vrtiska",
  "Nora Szymanski",
  "Lamar Whitfield",
  "Anneliese Okafor",
];

export const longName: SearchItem = aSearchItem({
  id: 90,
  preferredNameDisplay: "Maximiliana Wilhelmina Featherstonehaugh-Throckmorton de la Cruz III",
  positionSummary:
    "Ranking Member of the Subcommittee on Conservation, Research, and Biotechnology; United States Representative, Iowa, 3rd District",
  quickSummary: `<p>${"Held the seat since 2012; water, roads and the farm bill fill the years since. ".repeat(5)}</p>`,
});
export const rightToLeft: SearchItem = aSearchItem({ id: 91, preferredNameDisplay: "ليلى الخطيب" });

/** A generated picture, because stories have no network. Its file name yields the caption. */
export const drawnBanner = (color: string, file: string) =>
  `data:image/svg+xml;name=/${file}?,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="100"><rect width="600" height="100" fill="${color}"/></svg>`)}`;
