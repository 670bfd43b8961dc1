import { formatNumber } from "../kernel/text.ts";
import { buildRecordHref } from "../navigation/links.ts";
import { CHAMBER_CODES } from "../places/chambers.ts";
import { countElectoralVotes } from "../places/state-facts.ts";
import type { SearchItem } from "../records/search-item.ts";
import type { FeaturedDistrict, FeaturedState } from "./home.port.ts";

export interface PlaceLine {
  label: string;
  text: string;
  /** Null without a page. */
  href: string | null;
}

/** Lists a featured state's governor, seats by party and electoral votes; unknown facts are left out. */
export function describeFeaturedState(state: FeaturedState): PlaceLine[] {
  const votes = countElectoralVotes(state);
  return [
    ...(state.governor ? [formatPersonLine(state.governor.title || "Governor", state.governor)] : []),
    ...state.chambers.toSorted((a, b) => rankChamber(a) - rankChamber(b)).map(formatChamberLine),
    ...(votes === null ? [] : [toPlainLine("Electoral votes", formatNumber(votes))]),
  ];
}

/** Lists a featured district's representatives and its state. */
export function describeFeaturedDistrict({ state, representatives }: FeaturedDistrict): PlaceLine[] {
  const href = buildRecordHref({ id: state.id, recordType: "state", preferredNameDisplay: state.name });
  return [
    ...representatives.map((person) => formatPersonLine(person.title || "Representative", person)),
    { label: "State", text: state.name, href },
  ];
}

/** A paywalled profile has no link. */
function formatPersonLine(label: string, person: SearchItem): PlaceLine {
  const { preferredNameDisplay: name, politicalParty: party, isPaywalled } = person;
  return {
    label,
    text: party === "" ? name : `${name} (${party})`,
    href: isPaywalled ? null : buildRecordHref(person),
  };
}

function formatChamberLine({ legChamberId, name, seats, parties }: FeaturedState["chambers"][number]): PlaceLine {
  const held = parties.toSorted((a, b) => b.count - a.count || a.party.localeCompare(b.party, "en"));
  const vacant = seats - held.reduce((sum, { count }) => sum + count, 0);
  const parts = held.map(({ party, count }) => `${formatNumber(count)} ${party || "with no party"}`);
  return toPlainLine(
    SHORT_NAMES.get(legChamberId) ?? name,
    [...parts, ...(vacant > 0 ? [`${formatNumber(vacant)} vacant`] : [])].join(", "),
  );
}

const toPlainLine = (label: string, text: string): PlaceLine => ({ label, text, href: null });

const { US_HOUSE, US_SENATE, STATE_HOUSE, STATE_SENATE } = CHAMBER_CODES;

const SHORT_NAMES = new Map<number, string>([
  [US_SENATE, "U.S. Senate"],
  [US_HOUSE, "U.S. House"],
]);

/** Upper chambers first, as on the state's page. */
const ORDER: readonly number[] = [US_SENATE, US_HOUSE, STATE_SENATE, STATE_HOUSE];
const rankChamber = ({ legChamberId }: FeaturedState["chambers"][number]) => ORDER.indexOf(legChamberId);
