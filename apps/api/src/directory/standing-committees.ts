import { type Chamber, CHAMBERS } from "./chambers.ts";
import subjects from "./committee-subjects.json" with { type: "json" };

const countCommittees = ({ seats }: Chamber): number =>
  seats < 22 ? 7 : seats < 36 ? 9 : seats < 60 ? 11 : seats < 110 ? 13 : 16;

/** Small chambers have only the most common subjects, which come first. Keys are stable: "CA-3-appropriations". */
export const STANDING_COMMITTEES = CHAMBERS.flatMap((chamber) =>
  subjects.slice(0, countCommittees(chamber)).map(({ key, name, jurisdiction }) => ({
    key: `${chamber.state}-${chamber.chamberId}-${key}`,
    state: chamber.state,
    chamberId: chamber.chamberId,
    longName: `${chamber.name} Committee on ${name}`,
    shortName: name,
    jurisdiction,
    // Each member has two or three seats.
    size: Math.max(3, Math.min(25, Math.round((chamber.seats * 2.2) / countCommittees(chamber)))),
  })),
);
