import type { Db } from "../platform/db.ts";
import type { ImportRun } from "../provenance/import-run.ts";
import type { Row } from "./imported-rows.ts";
import { markPeopleFormer } from "./mark-former.ts";
import { placeKey } from "./openstates-districts.ts";
import { type Attached, releaseProfiles, storeAttached } from "./organization-attached.ts";
import { tableOf } from "./organization-columns.ts";
import { buildOfficeRows } from "./organization-offices.ts";
import { loadReferenceTargets, type References } from "./organization-references.ts";
import { type GoodRow, ORGANIZATION, readFacts, type RowsReading, type Store } from "./organization-rows.ts";
import { readSeat } from "./organization-seat.ts";
import { ensureDistrictsOf, type ImportedPerson, storePeople } from "./store-people.ts";

const { columns } = tableOf("people");

export const storeOrganizationPeople: Store<"people"> = async (run, reading, { isComplete, leftOut }) => {
  const { counts } = reading;
  const { people, attached } = await sortRows(run.tx, reading, leftOut);
  await ensureDistrictsOf(run, people);

  // Frees an office's key before another person gets it.
  const isWhole = isComplete && counts.isComplete;
  const released = await releaseProfiles(run, {
    attached,
    isReleased: (ownId) => people.has(ownId) || (isWhole && !counts.keys.has(ownId)),
  });
  // A person now found in another source is no longer an own one.
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

async function sortRows(tx: Db, { rows, counts }: RowsReading<"people">, leftOut: Set<string>) {
  const references = await loadReferenceTargets(tx, leftOut);
  const moreDistricts = await districtsBeyondStructure(tx);
  const people = new Map<string, ImportedPerson>();
  const attached: Attached[] = [];
  const takenBy = new Map<number, string>();
  for (const row of rows) {
    const id = row.text("id");
    const target = findProfile(row, references);
    if (target === "withheld") {
      counts.withheld += 1;
      leftOut.add(id);
    } else if (target === "own") {
      const person = readOwn(row, moreDistricts);
      if (person) people.set(id, person);
    } else if (target !== null) {
      const other = takenBy.get(target);
      takenBy.set(target, id);
      if (other === undefined) attached.push({ profileId: target, row });
      else row.reject("", `is the same person as ${other} from an earlier record`);
    }
  }
  return { people, attached };
}

/** Sources that rows can't add to; the first import removes the sample. */
const NOT_COMPLETED: Readonly<Record<string, string>> = {
  [ORGANIZATION]: "names one of your own people: leave it empty and use that row’s id",
  sample: "names a person in the sample data, which the import removes",
};

/** Returns "own" if the row names no profile, null if rejected. */
function findProfile(row: GoodRow<"people">, references: References): number | "own" | "withheld" | null {
  const [number, bioguide, openStates] = [row.number("profile_id"), row.text("bioguide"), row.text("openstates_id")];
  const named = [
    ["profile_id", number === null ? null : references.profile(number)],
    ["bioguide", bioguide === "" ? null : references.bioguide(bioguide)],
    ["openstates_id", openStates === "" ? null : references.openStates(openStates)],
  ] as const;
  let found: number | null = null;
  for (const [column, reference] of named) {
    if (reference === null) continue;
    if (reference.status === "withheld") return "withheld";
    if (reference.status === "unknown") return row.reject(column, reference.why);
    if (found !== null && found !== reference.id)
      return row.reject(column, "names a different person than the rest of the row");
    found = reference.id;
    const why = NOT_COMPLETED[references.sourceOf(found)];
    if (why !== undefined) return row.reject(column, why);
  }
  return found ?? "own";
}

async function districtsBeyondStructure(tx: Db): Promise<ReadonlySet<string>> {
  const rows = await tx.query<{ state: string; chamberId: number; number: string }>(
    `select s.code as state, d.leg_chamber_id as "chamberId", d.number
     from districts d join states s on s.id = d.state_id where d.source <> 'structure' and not d.is_former`,
  );
  return new Set(rows.map(placeKey));
}

function readOwn(row: GoodRow<"people">, moreDistricts: ReadonlySet<string>): ImportedPerson | null {
  const seat = readSeat(row, moreDistricts);
  if (!seat) return null;
  const name = displayName(row);
  if (name === "") return row.reject("last_name", "is missing, and name too");
  const isFormer = row.isYes("former");
  const modules = row.numbers("modules");
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
