import { STATES, findStateName } from "./states.ts";

/** A chamber of a state's or a territory's legislature. */
export interface Chamber {
  state: string;
  /** 3 for a house, 4 for a senate and for a legislature of one chamber. */
  chamberId: 3 | 4;
  /** "California State Assembly" */
  name: string;
  /** "California State Legislature" */
  legislature: string;
  /** Title of a member: "Senator", "Delegate", "Assembly Member" … */
  memberTitle: string;
  seats: number;
  termYears: 2 | 4;
  /** The general election at which the latest terms were won. */
  lastElection: number;
  /** Half of the seats were filled two years before `lastElection`. */
  isStaggered: boolean;
  /** The only chamber of its legislature. */
  isUnicameral: boolean;
  /** How its districts are named and how many each elects: see legislative-districts.ts. */
  districts: string;
}

// State | legislature | senate: name, title if not Senator, seats, term (s: staggered), last election, districts | house: likewise.
// "*" in a name is the state's. Districts: "35" is 35 of one seat, "30x2" of two each, "35AB" halves 1A, 1B …, "A-T" letters,
// a word the list of that name.
const LINES = `
AL|* Legislature|* Senate,,35,4,2022,35|* House of Representatives,,105,4,2022,105
AK|* State Legislature|* Senate,,20,4s,2024,A-T|* House of Representatives,,40,2,2024,40
AZ|* State Legislature|* State Senate,,30,2,2024,30|* House of Representatives,,60,2,2024,30x2
AR|* General Assembly|* Senate,,35,4s,2024,35|* House of Representatives,,100,2,2024,100
CA|* State Legislature|* State Senate,,40,4s,2024,40|* State Assembly,Assembly Member,80,2,2024,80
CO|* General Assembly|* Senate,,35,4s,2024,35|* House of Representatives,,65,2,2024,65
CT|* General Assembly|* State Senate,,36,2,2024,36|* House of Representatives,,151,2,2024,151
DE|* General Assembly|* Senate,,21,4s,2024,21|* House of Representatives,,41,2,2024,41
FL|* Legislature|* Senate,,40,4s,2024,40|* House of Representatives,,120,2,2024,120
GA|* General Assembly|* State Senate,,56,2,2024,56|* House of Representatives,,180,2,2024,180
HI|* State Legislature|* Senate,,25,4s,2024,25|* House of Representatives,,51,2,2024,51
ID|* Legislature|* Senate,,35,2,2024,35|* House of Representatives,,70,2,2024,35AB
IL|* General Assembly|* Senate,,59,4s,2024,59|* House of Representatives,,118,2,2024,118
IN|* General Assembly|* Senate,,50,4s,2024,50|* House of Representatives,,100,2,2024,100
IA|* General Assembly|* Senate,,50,4s,2024,50|* House of Representatives,,100,2,2024,100
KS|* Legislature|* Senate,,40,4,2024,40|* House of Representatives,,125,2,2024,125
KY|* General Assembly|* Senate,,38,4s,2024,38|* House of Representatives,,100,2,2024,100
LA|* State Legislature|* State Senate,,39,4,2023,39|* House of Representatives,,105,4,2023,105
ME|* Legislature|* Senate,,35,2,2024,35|* House of Representatives,,151,2,2024,151
MD|* General Assembly|* Senate,,47,4,2022,47|* House of Delegates,Delegate,141,4,2022,MD
MA|* General Court|* Senate,,40,2,2024,MA senate|* House of Representatives,,160,2,2024,MA
MI|* Legislature|* Senate,,38,4,2022,38|* House of Representatives,,110,2,2024,110
MN|* Legislature|* Senate,,67,4,2022,67|* House of Representatives,,134,2,2024,67AB
MS|* Legislature|* State Senate,,52,4,2023,52|* House of Representatives,,122,4,2023,122
MO|* General Assembly|* Senate,,34,4s,2024,34|* House of Representatives,,163,2,2024,163
MT|* Legislature|* Senate,,50,4s,2024,50|* House of Representatives,,100,2,2024,100
NE|* Legislature|* Legislature,,49,4s,2024,49|
NV|* Legislature|* Senate,,21,4s,2024,21|* Assembly,Assembly Member,42,2,2024,42
NH|* General Court|* Senate,,24,2,2024,24|* House of Representatives,,400,2,2024,NH
NJ|* Legislature|* Senate,,40,4,2023,40|* General Assembly,Assembly Member,80,2,2025,40x2
NM|* Legislature|* Senate,,42,4,2024,42|* House of Representatives,,70,2,2024,70
NY|* State Legislature|* State Senate,,63,2,2024,63|* State Assembly,Assembly Member,150,2,2024,150
NC|* General Assembly|* Senate,,50,2,2024,50|* House of Representatives,,120,2,2024,120
ND|* Legislative Assembly|* Senate,,47,4s,2024,47|* House of Representatives,,94,4s,2024,ND
OH|* General Assembly|* Senate,,33,4s,2024,33|* House of Representatives,,99,2,2024,99
OK|* Legislature|* Senate,,48,4s,2024,48|* House of Representatives,,101,2,2024,101
OR|* Legislative Assembly|* State Senate,,30,4s,2024,30|* House of Representatives,,60,2,2024,60
PA|* General Assembly|* State Senate,,50,4s,2024,50|* House of Representatives,,203,2,2024,203
RI|* General Assembly|* Senate,,38,2,2024,38|* House of Representatives,,75,2,2024,75
SC|* General Assembly|* Senate,,46,4,2024,46|* House of Representatives,,124,2,2024,124
SD|* Legislature|* Senate,,35,2,2024,35|* House of Representatives,,70,2,2024,SD
TN|* General Assembly|* Senate,,33,4s,2024,33|* House of Representatives,,99,2,2024,99
TX|* Legislature|* Senate,,31,4s,2024,31|* House of Representatives,,150,2,2024,150
UT|* State Legislature|* State Senate,,29,4s,2024,29|* House of Representatives,,75,2,2024,75
VT|* General Assembly|* Senate,,30,2,2024,VT senate|* House of Representatives,,150,2,2024,VT
VA|* General Assembly|Senate of *,,40,4,2023,40|* House of Delegates,Delegate,100,2,2025,100
WA|* State Legislature|* State Senate,,49,4s,2024,49|* House of Representatives,,98,2,2024,49x2
WV|* Legislature|* Senate,,34,4s,2024,17x2|* House of Delegates,Delegate,100,2,2024,100
WI|* Legislature|* State Senate,,33,4s,2024,33|* State Assembly,,99,2,2024,99
WY|* Legislature|* Senate,,31,4s,2024,31|* House of Representatives,,62,2,2024,62
DC|Council of the *|Council of the *,Councilmember,13,4s,2024,DC|
AS|* Fono|* Senate,,18,4,2024,18|* House of Representatives,,20,2,2024,20
GU|Legislature of *|Legislature of *,,15,2,2024,GU|
MP|* Commonwealth Legislature|* Senate,,9,4s,2024,3x3|* House of Representatives,,20,2,2024,MP
PR|Legislative Assembly of *|Senate of *,,27,4,2024,PR senate|House of Representatives of *,,51,4,2024,PR
VI|Legislature of the *|Legislature of the *,,15,2,2024,VI|`;

const readChamber = (
  state: string,
  legislature: string,
  line: string,
  kind: { chamberId: 3 | 4; isUnicameral: boolean },
): Chamber => {
  const [name = "", title = "", seats = "", term = "", lastElection = "", districts = ""] = line.split(",");
  return {
    state,
    ...kind,
    name: name.replace("*", findStateName(state)),
    legislature,
    memberTitle: title || (kind.chamberId === 4 ? "Senator" : "Representative"),
    seats: Number(seats),
    termYears: term.startsWith("2") ? 2 : 4,
    isStaggered: term.endsWith("s"),
    lastElection: Number(lastElection),
    districts,
  };
};

/** Every state legislature's chambers, the council of the District of Columbia and the territories' legislatures. */
export const CHAMBERS: readonly Chamber[] = LINES.trim()
  .split("\n")
  .flatMap((line) => {
    const [state = "", legislatureName = "", upper = "", lower = ""] = line.split("|");
    const legislature = legislatureName.replace("*", findStateName(state));
    const isUnicameral = lower === "";
    const senate = readChamber(state, legislature, upper, { chamberId: 4, isUnicameral });
    return isUnicameral ? [senate] : [senate, readChamber(state, legislature, lower, { chamberId: 3, isUnicameral })];
  });

const byPlace = new Map(CHAMBERS.map((chamber) => [`${chamber.state}-${chamber.chamberId}`, chamber]));

export const findChamber = (state: string, chamberId: number): Chamber | undefined =>
  byPlace.get(`${state}-${chamberId}`);

/** The year the term of a seat in the `position`-th district of its chamber was won. */
export const findElectionYear = ({ isStaggered, lastElection }: Chamber, position: number): number =>
  isStaggered && position % 2 === 1 ? lastElection - 2 : lastElection;

/** Codes of the fifty states. */
export const FIFTY_STATES: ReadonlySet<string> = new Set(
  STATES.filter(({ kind }) => kind === "state").map(({ code }) => code),
);
