import { capitalize } from "../kernel/text.ts";
import type { AppConfig } from "../lookups/lookups.port.ts";
import { isOffered } from "../search/offered-options.ts";
import { SUBSCRIPTION_MODULES } from "../session/access.ts";

const list = new Intl.ListFormat("en");

/** Describes the people and groups of this installation in sentences; missing kinds are left out. */
export function describeCoverage({
  lookups,
  unmatchedOptions,
}: Pick<AppConfig, "lookups" | "unmatchedOptions">): string {
  const modules = new Set(lookups.subscriptionModules.map(({ id }) => Number(id)));
  const { federalPolicymakers, statePolicymakers, federalInfluencers, stateInfluencers } = SUBSCRIPTION_MODULES;
  const policymakers = [
    ...(modules.has(federalPolicymakers) ? ["federal policymakers"] : []),
    ...(modules.has(statePolicymakers) ? ["state policymakers"] : []),
  ];
  const levels = [
    ...(modules.has(federalInfluencers) ? ["federal"] : []),
    ...(modules.has(stateInfluencers) ? ["state"] : []),
  ];
  const influencers = levels.length === 0 ? [] : [`the ${list.format(levels)} influencers who work to persuade them`];
  const pages = [
    ...(lookups.committees.length > 0 ? ["committees"] : []),
    ...(lookups.caucuses.length > 0 ? ["caucuses"] : []),
    ...(lookups.agencies.length > 0 ? ["agencies"] : []),
  ];
  const hasStaff = STAFFER_TYPES.some(([scope, id]) => isOffered(unmatchedOptions, scope, "type", id));
  return [
    ...(modules.size === 0 ? ["Nobody yet."] : [toSentence(list.format([...policymakers, ...influencers]))]),
    ...(pages.length === 0
      ? []
      : [
          toSentence(
            `${list.format(pages)} have pages of their own${hasStaff ? ", and so do the staff contacts of each office" : ""}`,
          ),
        ]),
  ].join(" ");
}

/** Know-who types of staffers. */
const STAFFER_TYPES = [
  ["congressional", "9"],
  ["congressional", "14"],
  ["state", "12"],
] as const;

const toSentence = (text: string): string => `${capitalize(text)}.`;
