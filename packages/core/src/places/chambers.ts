/** Codes of legislative chambers (PLACE-07); the joint ones are for committees of both chambers. */
export const CHAMBER_CODES = {
  US_HOUSE: 1,
  US_SENATE: 2,
  STATE_HOUSE: 3,
  STATE_SENATE: 4,
  US_CONGRESS_JOINT: 5,
  STATE_JOINT: 6,
} as const;

export type ChamberCode = keyof typeof CHAMBER_CODES;
export type LegChamberId = (typeof CHAMBER_CODES)[ChamberCode];

/** The keys of district maps (PLACE-08). */
export const MAP_KEYS = ["US_HOUSE", "STATE_HOUSE", "STATE_SENATE", "STATE_COMBINED"] as const;
export type MapKey = (typeof MAP_KEYS)[number];

const NAMES: Record<ChamberCode, string> = {
  US_HOUSE: "U.S. House of Representatives",
  US_SENATE: "U.S. Senate",
  STATE_HOUSE: "State House",
  STATE_SENATE: "State Senate",
  US_CONGRESS_JOINT: "U.S. Congress",
  STATE_JOINT: "State Legislature",
};

export function findChamber(legChamberId: number): ChamberCode | null {
  return CODES.find((code) => CHAMBER_CODES[code] === legChamberId) ?? null;
}

export function describeChamber(legChamberId: number): string {
  const code = findChamber(legChamberId);
  return code === null ? "" : NAMES[code];
}

/** Formats "Representatives of Texas", but leaves "Texas Senate", which contains the state. */
export function appendState(name: string, stateName: string): string {
  return name.includes(stateName) ? name : `${name} of ${formatStateInSentence(stateName)}`;
}

/** Formats a state's name inside a sentence: "Texas", "the District of Columbia", "the Virgin Islands". */
export function formatStateInSentence(stateName: string): string {
  const needsArticle = stateName.startsWith("District of ") || stateName.endsWith(" Islands");
  return needsArticle ? `the ${stateName}` : stateName;
}

const CODES = Object.keys(CHAMBER_CODES) as ChamberCode[];
