import type { Issue } from "./issues.ts";
import { APPROACH } from "./prose-approach.ts";
import { AFFILIATIONS, COMMUNITIES } from "./prose-communities.ts";
import { CRITICISMS, FINANCES } from "./prose-criticisms.ts";
import { ELECTORAL_OVERVIEWS } from "./prose-elections.ts";
import { STYLE } from "./prose-manner.ts";
import type { Say, Told } from "./profile-prose.ts";
import type { Random } from "./random.ts";
import { type Facts, paragraph, type Teller } from "./tell.ts";

interface Panels {
  say: Say;
  /** Whether the profile has most panels, or a few. */
  isLong: boolean;
}

/** How often a profile written at length has a panel, and how often a short one. */
const SHARES = {
  approach_motivations: [0.86, 0.28],
  policy_positions_focus: [0.97, 0.5],
  core_communities: [0.7, 0.3],
  financial_info: [0.75, 0.16],
  professional_affiliations: [0.72, 0.32],
  criticisms_controversies: [0.42, 0.12],
  electoral_overview: [0.8, 0.3],
} as const;

/** The panels of analysis. */
export function tellPanels(
  random: Random,
  teller: Teller,
  told: Told,
  { say, isLong }: Panels,
): Record<string, string> {
  const tell = (panel: keyof typeof SHARES, text: () => string): Record<string, string> =>
    random.chance(SHARES[panel][isLong ? 0 : 1]) ? { [panel]: text() } : {};
  const affiliations = tell("professional_affiliations", () =>
    listOf(teller, told.facts, AFFILIATIONS, random.int(2, 3)),
  );
  // Of those who left, analysts no longer write what they stand for.
  if (told.person.departure !== "") return affiliations;
  return {
    ...affiliations,
    ...tell("approach_motivations", () =>
      say(APPROACH, APPROACH, random.chance(0.4) ? STYLE : null, random.chance(0.2) ? APPROACH : null),
    ),
    ...tell("policy_positions_focus", () => positions(random, teller, told, isLong ? 3 : 2)),
    ...tell("core_communities", () => say(COMMUNITIES, COMMUNITIES)),
    ...tell("financial_info", () => say(FINANCES, random.chance(0.55) ? FINANCES : null)),
    ...tell("criticisms_controversies", () =>
      random.chance(0.3) ? listOf(teller, told.facts, CRITICISMS, 2) : say(CRITICISMS),
    ),
    ...tell("electoral_overview", () => say(ELECTORAL_OVERVIEWS, random.chance(0.75) ? ELECTORAL_OVERVIEWS : null)),
  };
}

/** A paragraph an issue, under its name. */
function positions(random: Random, teller: Teller, { person, facts, issues }: Told, count: number): string {
  return issues
    .slice(0, count)
    .map((issue: Issue) => {
      const patterns = issue[person.caucusParty];
      teller.begin();
      const text = paragraph(teller.say(patterns, facts), random.chance(0.7) ? teller.say(patterns, facts) : "");
      return text.replace("<p>", `<p><strong>${issue.area}.</strong> `);
    })
    .join("");
}

/** Items of a list, each from one of the patterns. */
export function listOf(teller: Teller, facts: Facts, patterns: readonly string[], count: number): string {
  const items = Array.from({ length: count }, () => {
    teller.begin();
    return teller.say(patterns, facts);
  }).filter((item) => item !== "");
  return items.length === 0 ? "" : `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;
}
