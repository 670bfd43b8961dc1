import type { Db } from "../platform/db.ts";
import type { ImportRun } from "../provenance/import-run.ts";
import { CONGRESS } from "./congress-schemas.ts";
import { Rejected, Withheld } from "./import-counts.ts";
import type { Row } from "./imported-rows.ts";
import { markPeopleFormer } from "./mark-former.ts";
import { placeKey } from "./openstates-districts.ts";
import { OPEN_STATES } from "./openstates-folder.ts";
import { type Attached, releaseProfiles, storeAttached, buildOfficeRows } from "./organization-attached.ts";
import { tableOf } from "./organization-columns.ts";
import { loadReferenceTargets, type References } from "./organization-references.ts";
import {
  type GoodRow,
  inColumn,
  ORGANIZATION,
  readFacts,
  type RowsReading,
  type Store,
  tryRow,
} from "./organization-rows.ts";
import { readSeat } from "./organization-seat.ts";
import { ensureDistrictsOf, type ImportedPerson, storePeople } from "./store-people.ts";

const { columns } = tableOf("people");

export const storeOrganizationPeople: Store<"people"> = async (run, reading, { isComplete, leftOut }) => {
  const { counts } = reading;
  const { people, attached } = await sortRows(run.tx, reading, leftOut);
  await ensureDistrictsOf(run, people);

  const isWhole = isComplete && counts.isComplete;
  // Released first, because another person may get the key of an office.
  const isReleased = (ownId: string) => people.has(ownId) || (isWhole && !counts.keys.has(ownId));
  const released = await releaseProfiles(run, attached, isReleased);
  // A person whom another source now has is no longer one of the organization's own.
  const accepting = { ...run, acceptsLosses: true };
  const moved = await leave(
    accepting,
    `source_id in (${quoted(attached.map(({ row }) => row.text("id")))})`,
    new Set(),
  );

  const { read, added, changed, withheld } = await storePeople(run, people, { offices: "true" });
  const completed = await storeAttached(run, attached);
  counts.withheld += withheld + completed.withheld;
  const left = isWhole ? await leave(run, "true", counts.keys) : 0;
  return counts.finish({
    read: read + attached.length,
    added,
    changed: changed + completed.changed + released,
    left: left + moved,
  });
};

const leave = (run: ImportRun, among: string, kept: ReadonlySet<string>): Promise<number> =>
  markPeopleFormer(run, { among, kept, offices: `source = '${ORGANIZATION}'` });

/** Own ids can't contain quotes. */
const quoted = (ids: readonly string[]): string => ["", ...ids].map((id) => `'${id}'`).join(", ");

async function sortRows(tx: Db, reading: RowsReading<"people">, leftOut: Set<string>) {
  const references = await loadReferenceTargets(tx, leftOut);
  const moreDistricts = await districtsBeyondStructure(tx);
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

/** Finds the profile that a row adds to; null if it is one of the organization's own. */
function findProfile(row: GoodRow<"people">, references: References): number | null {
  const finders = {
    profile_id: () => references.profile(row.number("profile_id") ?? 0),
    bioguide: () => references.findPerson(CONGRESS, row.text("bioguide")),
    openstates_id: () => references.findPerson(OPEN_STATES, row.text("openstates_id")),
  };
  let found: number | null = null;
  for (const column of ["profile_id", "bioguide", "openstates_id"] as const) {
    if (row.value(column) === undefined) continue;
    const { id } = inColumn(column, finders[column]);
    if (found !== null && found !== id) throw row.rejected(column, "names a different person than the rest of the row");
    found = id;
    const why = NOT_COMPLETED[references.sourceOf(id)];
    if (why !== undefined) throw row.rejected(column, why);
  }
  return found;
}

async function districtsBeyondStructure(tx: Db): Promise<ReadonlySet<string>> {
  const rows = await tx.query<{ state: string; chamberId: number; number: string }>(
    `select s.code as state, d.leg_chamber_id as "chamberId", d.number
     from districts d join states s on s.id = d.state_id where d.source <> 'structure' and not d.is_former`,
  );
  return new Set(rows.map(placeKey));
}

function readOwn(row: GoodRow<"people">, moreDistricts: ReadonlySet<string>): ImportedPerson {
  const seat = readSeat(row, moreDistricts);
  const name = displayName(row);
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

function displayName(row: GoodRow<"people">): string {
  const name = row.text("name");
  if (name !== "" || row.text("last_name") === "") return name;
  const parts = (["first_name", "middle_name", "last_name"] as const)
    .map((part) => row.text(part))
    .filter((part) => part !== "");
  const suffix = row.text("suffix");
  return suffix === "" ? parts.join(" ") : `${parts.join(" ")}, ${suffix}`;
}
