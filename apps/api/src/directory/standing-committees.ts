import { type Chamber, CHAMBERS } from "./chambers.ts";
import subjects from "./committee-subjects.json" with { type: "json" };

const committeesIn = ({ seats }: Chamber): number =>
  seats < 22 ? 7 : seats < 36 ? 9 : seats < 60 ? 11 : seats < 110 ? 13 : 16;

/**
 * Standing committees that most chambers have, under usual names, with stable keys: "CA-3-appropriations". Subjects are
 * sorted, most common first: small chambers have only the first ones.
 */
export const STANDING_COMMITTEES = CHAMBERS.flatMap((chamber) =>
  subjects.slice(0, committeesIn(chamber)).map(({ key, name, jurisdiction }) => ({
    key: `${chamber.state}-${chamber.chamberId}-${key}`,
    state: chamber.state,
    chamberId: chamber.chamberId,
    longName: `${chamber.name} Committee on ${name}`,
    shortName: name,
    jurisdiction,
    // Each member has two or three seats.
    size: Math.max(3, Math.min(25, Math.round((chamber.seats * 2.2) / committeesIn(chamber)))),
  })),
);
