/** The codes of legislative chambers (PLACE-07); the joint ones are those of committees of both chambers. */
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

/** The chamber of a code; null for a code there is none of. */
export function chamberOf(legChamberId: number): ChamberCode | null {
  return CODES.find((code) => CHAMBER_CODES[code] === legChamberId) ?? null;
}

/** A chamber as it is called where the state's own name for it isn't known. */
export function describeChamber(legChamberId: number): string {
  const code = chamberOf(legChamberId);
  return code === null ? "" : NAMES[code];
}

/** "Representatives of Texas", but "Texas Senate": a name that says the state already stands alone. */
export function nameInState(name: string, stateName: string): string {
  return name.includes(stateName) ? name : `${name} of ${stateInSentence(stateName)}`;
}

/** A state's name inside a sentence: "Texas", but "the District of Columbia" and "the Virgin Islands". */
export function stateInSentence(stateName: string): string {
  return /^District of |Islands$/u.test(stateName) ? `the ${stateName}` : stateName;
}

/**
 * Which of a state's maps shows a chamber's districts. A state chamber without a map of its own is on the combined one:
 * Nebraska has one chamber, whose members are senators but whose map is that of the whole legislature, and in some
 * states both chambers share their districts. Senators of the U.S. and joint committees have no districts to draw.
 */
export function mapKeyOf(legChamberId: number, maps: Partial<Record<MapKey, unknown>>): MapKey | null {
  const code = chamberOf(legChamberId);
  const own = MAP_KEYS.find((key) => key === code && maps[key] !== undefined);
  if (own) return own;
  return code?.startsWith("STATE_") && maps.STATE_COMBINED !== undefined ? "STATE_COMBINED" : null;
}

const CODES = Object.keys(CHAMBER_CODES) as ChamberCode[];
