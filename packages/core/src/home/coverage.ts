import { capitalize, joinNonEmpty } from "../kernel/text.ts";
import type { AppConfig, ContentKind } from "../lookups/lookups.port.ts";
import { SUBSCRIPTION_MODULES } from "../session/access.ts";

const list = new Intl.ListFormat("en");

const listExisting = (parts: readonly [exists: boolean, name: string][]): string[] =>
  parts.flatMap(([exists, name]) => (exists ? [name] : []));

/** Describes the people and groups of this installation in sentences; missing kinds are left out. */
export function describeCoverage({ lookups, content }: Pick<AppConfig, "lookups" | "content">): string {
  const modules = new Set(lookups.subscriptionModules.map(({ id }) => Number(id)));
  const { federalPolicymakers, statePolicymakers, federalInfluencers, stateInfluencers } = SUBSCRIPTION_MODULES;
  const levels = listExisting([
    [modules.has(federalInfluencers), "federal"],
    [modules.has(stateInfluencers), "state"],
  ]);
  const people = listExisting([
    [modules.has(federalPolicymakers), "federal policymakers"],
    [modules.has(statePolicymakers), "state policymakers"],
    [levels.length > 0, `the ${list.format(levels)} influencers who work to persuade them`],
  ]);
  const pages = listExisting([
    [lookups.committees.length > 0, "committees"],
    [lookups.caucuses.length > 0, "caucuses"],
    [content.includes("federal"), "agencies"],
  ]);
  const staff = content.includes("staff") ? ", and so do the staff contacts of each office" : "";
  return joinNonEmpty(
    [
      modules.size === 0 ? "Nobody yet." : toSentence(list.format(people)),
      pages.length === 0 ? "" : toSentence(`${list.format(pages)} have pages of their own${staff}`),
    ],
    " ",
  );
}

const toSentence = (text: string): string => `${capitalize(text)}.`;

/** Home's headline and the text of its keyword box, which promise only what the installation has (HOME-08). */
export function describeHome(content: readonly ContentKind[]): { headline: string; placeholder: string } {
  const hasNarratives = content.includes("narratives");
  const parts = [
    "Who holds office",
    ...(content.includes("staff") ? ["who works for them"] : []),
    hasNarratives ? "what they stand for" : "how to reach them",
  ];
  return {
    headline: parts.length === 2 ? parts.join(", and ") : list.format(parts),
    placeholder: hasNarratives ? "Name, office or issue" : "Name, office, committee or ZIP code",
  };
}
