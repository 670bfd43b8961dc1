import { SUBSCRIPTION_MODULES } from "@rotunda/core";
import { findChamber } from "../directory/chambers.ts";
import { DISTRICTS } from "../directory/legislative-districts.ts";
import { findState, findStateName } from "../directory/states.ts";
import type { Db } from "../platform/db.ts";
import type { ImportRun } from "../provenance/import-run.ts";
import { Rejected, Withheld } from "./import-counts.ts";
import type { Row } from "./imported-rows.ts";
import { markFormer } from "./mark-former.ts";
import { formatSourceDistrict, formatPlaceKey } from "./openstates-districts.ts";
import { type Attached, releaseProfiles, storeAttached, buildOfficeRows } from "./organization-attached.ts";
import { shorten, describeAllowed } from "./organization-cells.ts";
import { findTable } from "./organization-columns.ts";
import { loadReferenceTargets, type References } from "./organization-references.ts";
import {
  type ValidRow,
  readInColumn,
  ORGANIZATION,
  readFacts,
  type RowsReading,
  type Store,
  tryRow,
} from "./organization-rows.ts";
import {
  ensureDistrictsOf,
  readFederalSeatFacts,
  readStateSeatFacts,
  formatFullName,
  type ImportedPerson,
  storePeople,
} from "./store-people.ts";

const { columns } = findTable("people");

export const storeOrganizationPeople: Store<"people"> = async (run, reading, { isComplete, leftOut }) => {
  const { counts } = reading;
  const { people, attached } = await sortRows(run.tx, reading, leftOut);
  await ensureDistrictsOf(run, people);

  const isWhole = isComplete && counts.isComplete;
  // Releases profiles first, because another person may get the key of one of their offices.
  const isReleased = (ownId: string) => people.has(ownId) || (isWhole && !counts.keys.has(ownId));
  const released = await releaseProfiles(run, attached, isReleased);
  // A person who is now in another source is no longer one of the organization's own.
  const accepting = { ...run, acceptsLosses: true };
  const moved = await leave(
    accepting,
    `source_id in (${quoteKeys(attached.map(({ row }) => row.text("id")))})`,
    new Set(),
  );

  const { read, added, changed } = await storePeople(run, people, "true");
  const completed = await storeAttached(run, attached);
  const left = isWhole ? await leave(run, "true", counts.keys) : 0;
  return counts.finish({
    read: read + attached.length,
    added,
    changed: changed + completed + released,
    left: left + moved,
  });
};

const leave = (run: ImportRun, among: string, kept: ReadonlySet<string>): Promise<number> =>
  markFormer(run, "profiles", { among, kept, offices: `source = '${ORGANIZATION}'` });

/** Own ids can't contain quotes. */
const quoteKeys = (ids: readonly string[]): string => ["", ...ids].map((id) => `'${id}'`).join(", ");

async function sortRows(tx: Db, reading: RowsReading<"people">, leftOut: Set<string>) {
  const references = await loadReferenceTargets(tx, leftOut);
  const moreDistricts = await loadDistrictsBeyondStructure(tx);
  const people = new Map<string, ImportedPerson>();
  const attached: Attached[] = [];
  const takenBy = new Map<number, string>();
  for (const row of reading.rows) {
    const id = row.text("id");
    const failure = tryRow(reading, row, () => {
      const profileId = findProfile(row, references);
      if (profileId === null) {
        people.set(id, readOwn(row, moreDistricts));
        return;
      }
      const other = takenBy.get(profileId);
      takenBy.set(profileId, id);
      if (other !== undefined) throw new Rejected(`is the same person as ${other} from an earlier record`);
      attached.push({ profileId, row });
    });
    if (failure instanceof Withheld) leftOut.add(id);
  }
  return { people, attached };
}

/** Sources that rows can't add to; the first import removes the sample. */
const NOT_COMPLETED: Readonly<Record<string, string>> = {
  [ORGANIZATION]: "names one of your own people: leave it empty and use that row’s id",
  sample: "names a person in the sample data, which the import removes",
};

const SCHEMES = [
  ["profile_id", "profile"],
  ["bioguide", "bioguide"],
  ["openstates_id", "openstates"],
] as const;

/** Finds the profile that a row adds to; null if it is one of the organization's own. */
function findProfile(row: ValidRow<"people">, references: References): number | null {
  let found: number | null = null;
  for (const [column, scheme] of SCHEMES) {
    const key = row.value(column);
    if (key === undefined) continue;
    const { id, source } = readInColumn(column, () => references.findPerson(scheme, String(key)));
    if (found !== null && found !== id) throw row.rejected(column, "names a different person than the rest of the row");
    found = id;
    const why = NOT_COMPLETED[source];
    if (why !== undefined) throw row.rejected(column, why);
  }
  return found;
}

async function loadDistrictsBeyondStructure(tx: Db): Promise<ReadonlySet<string>> {
  const rows = await tx.query<{ state: string; chamberId: number; number: string }>(
    `select s.code as state, d.leg_chamber_id as "chamberId", d.number
     from districts d join states s on s.id = d.state_id where d.source <> 'structure' and not d.is_former`,
  );
  return new Set(rows.map(formatPlaceKey));
}

function readOwn(row: ValidRow<"people">, moreDistricts: ReadonlySet<string>): ImportedPerson {
  const seat = readSeat(row, moreDistricts);
  const name = formatDisplayName(row);
  if (name === "") throw row.rejected("last_name", "is missing, and name too");
  const isFormer = row.value("former") === true;
  const modules = row.list("modules").map(Number);
  const { position_summary: position } = seat;
  const profile: Row<"profiles"> = {
    ...readFacts(row, columns, "profiles"),
    ...seat,
    preferred_name_display: name,
    title: row.text("title") || seat.title,
    position_summary: row.text("position_summary") || (isFormer && position !== "" ? `Former ${position}` : position),
    profile_type_id: row.number("profile_type") ?? seat.profile_type_id,
    subscription_modules: modules.length > 0 ? modules : seat.subscription_modules,
  };
  return { profile, terms: [], leadership: [], offices: buildOfficeRows(row) };
}

function formatDisplayName(row: ValidRow<"people">): string {
  const name = row.text("name");
  if (name !== "" || row.text("last_name") === "") return name;
  return formatFullName([row.text("first_name"), row.text("middle_name"), row.text("last_name")], row.text("suffix"));
}

const [HOUSE, SENATE, STATE_HOUSE, STATE_SENATE, GOVERNOR] = [1, 2, 3, 4, 7];
const STATE_SEATS: Record<number, string> = { [STATE_HOUSE]: "lower", [STATE_SENATE]: "upper", [GOVERNOR]: "governor" };

/** Throws `Rejected`. `moreDistricts`: districts not in the structure, as "{state}-{chamber}-{number}". */
export function readSeat(row: ValidRow<"people">, moreDistricts: ReadonlySet<string>) {
  const office = row.number("office");
  const state = row.text("state");
  const district = office === null ? "" : readDistrict(row, office, state, moreDistricts);
  const place = { chamber_id: office === GOVERNOR ? null : office, state_code: state, district };
  const type = STATE_SEATS[office ?? 0];
  if (type !== undefined) return { ...place, ...readStateSeatFacts({ type, state, district, place: "" }) };
  if (office !== null)
    return { ...place, ...readFederalSeatFacts({ type: office === HOUSE ? "rep" : "sen", state, district }) };
  if (row.text("district") !== "")
    throw row.rejected("district", "needs an office: a seat in a house or a state senate");
  const { federalPolicymakers, statePolicymakers } = SUBSCRIPTION_MODULES;
  return {
    ...place,
    title: "",
    position_summary: [row.text("title"), state && findStateName(state)].filter((part) => part !== "").join(", "),
    profile_type_id: null,
    subscription_modules: [state === "" ? federalPolicymakers : statePolicymakers],
  };
}

function readDistrict(
  row: ValidRow<"people">,
  office: number,
  state: string,
  moreDistricts: ReadonlySet<string>,
): string {
  if (state === "") throw row.rejected("state", "is missing: the office has one");
  if (office === SENATE && findState(state)?.kind !== "state")
    throw row.rejected("state", `elects no senator: ${findStateName(state)}`);
  if ((office === STATE_HOUSE || office === STATE_SENATE) && !findChamber(state, office)) {
    throw row.rejected("office", `isn’t in ${findStateName(state)}: its legislature has no such chamber`);
  }
  const written = row.text("district");
  if (office === SENATE || office === GOVERNOR) {
    if (written !== "") throw row.rejected("district", "isn’t part of the office: leave it empty");
    return "";
  }
  const districts = DISTRICTS.filter((district) => district.state === state && district.chamberId === office);
  const numbers = districts.map(({ number }) => number);
  const [only = ""] = numbers;
  const own = written === "" && numbers.length === 1 ? only : formatSourceDistrict(written);
  if (own === "") throw row.rejected("district", "is missing: the office has one");
  if (!numbers.includes(own) && !moreDistricts.has(`${state}-${office}-${own}`)) {
    throw row.rejected("district", `“${shorten(written)}” isn’t there${describeAllowed(own, numbers)}`);
  }
  return own;
}
