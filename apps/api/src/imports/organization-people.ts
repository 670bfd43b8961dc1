import type { Db } from "../platform/db.ts";
import type { ImportRun } from "../provenance/import-run.ts";
import type { Counts } from "./import-counts.ts";
import { BLANKS, type Row } from "./imported-rows.ts";
import { markPeopleFormer } from "./mark-former.ts";
import { placeKey } from "./openstates-districts.ts";
import { type Attached, releaseProfiles, storeAttached } from "./organization-attached.ts";
import { PEOPLE } from "./organization-columns.ts";
import { officeRows } from "./organization-offices.ts";
import { loadReferences, type Reference, type References } from "./organization-references.ts";
import {
  type GoodRow,
  isYes,
  numberOf,
  numbersOf,
  ORGANIZATION,
  problemIn,
  type RowsReading,
  type StoreOptions,
  textOf,
} from "./organization-rows.ts";
import { readSeat } from "./organization-seat.ts";
import { ensureDistrictsOf, type ImportedPerson, storePeople } from "./store-people.ts";

/** Stores people of the organisation's own, and what it says of people other sources brought. */
export async function storeOrganizationPeople(
  tx: Db,
  run: ImportRun,
  reading: RowsReading<"people">,
  { isComplete, leftOut }: StoreOptions,
): Promise<Counts> {
  const { tally } = reading;
  const { people, attached } = await sortRows(tx, reading, leftOut);
  await ensureDistrictsOf(tx, run, people);

  // An office's key can go to somebody else only after it was given up.
  const isWhole = isComplete && tally.isComplete;
  const released = await releaseProfiles(tx, run, {
    attached,
    isReleased: (ownId) => people.has(ownId) || (isWhole && !tally.keys.has(ownId)),
  });
  // Who turned out to be somebody another source has too is no longer a person of their own.
  const moved = await leave(tx, run, `source_id in (${quoted(attached.map(({ ownId }) => ownId))})`, new Set());

  const { read, added, changed, withheld } = await storePeople(tx, run, people, { offices: "true" });
  const completed = await storeAttached(tx, run, attached);
  tally.withhold(withheld + completed.withheld);
  const left = isWhole ? await leave(tx, run, "true", tally.keys) : 0;
  return tally.counts({
    read: read + attached.length,
    added,
    changed: changed + completed.changed + released,
    left: left + moved,
  });
}

const leave = (tx: Db, run: ImportRun, among: string, kept: ReadonlySet<string>): Promise<number> =>
  markPeopleFormer(tx, run, { among, kept, offices: `source = '${ORGANIZATION}'` });

/** Own ids have no quotes in them; without any, nobody's. */
const quoted = (ids: readonly string[]): string => ["", ...ids].map((id) => `'${id}'`).join(", ");

async function sortRows(tx: Db, { file, rows, tally }: RowsReading<"people">, leftOut: Set<string>) {
  const references = await loadReferences(tx, leftOut);
  const moreDistricts = await districtsBeyondStructure(tx);
  const people = new Map<string, ImportedPerson>();
  const attached: Attached[] = [];
  const takenBy = new Map<number, string>();
  for (const row of rows) {
    const id = textOf(row, "id");
    const reject = (field: string, why: string) => tally.reject([problemIn(file, row, field, why)]);
    const target = findProfile(row, references);
    if (target.status === "withheld") {
      tally.withhold(1);
      leftOut.add(id);
    } else if (target.status === "bad") reject(target.field, target.why);
    else if (target.status === "found") {
      const other = takenBy.get(target.id);
      takenBy.set(target.id, id);
      if (other === undefined) attached.push({ ownId: id, profileId: target.id, row });
      else reject("", `is the same person as ${other}, which stands above`);
    } else {
      const read = readOwn(row, moreDistricts);
      if (read.status === "bad") reject(read.field, read.why);
      else people.set(id, read.person);
    }
  }
  return { people, attached };
}

type Target =
  | { status: "own" | "withheld" }
  | { status: "found"; id: number }
  | { status: "bad"; field: string; why: string };

/** Which profile of another source a row names, if it does. */
function findProfile(row: GoodRow<"people">, references: References): Target {
  const number = numberOf(row, "profile_id");
  const named: [field: string, Reference][] = [
    ...(number === null ? [] : [["profile_id", references.profile(number)] as [string, Reference]]),
    ...identifierOf(row, "bioguide", (id) => references.bioguide(id)),
    ...identifierOf(row, "openstates_id", (id) => references.openStates(id)),
  ];
  let found: number | null = null;
  for (const [field, reference] of named) {
    if (reference.status === "withheld") return reference;
    if (reference.status === "unknown") return { status: "bad", field, why: reference.why };
    if (found !== null && found !== reference.id)
      return { status: "bad", field, why: "names somebody else than the rest of the row" };
    found = reference.id;
    const source = references.sourceOf(found);
    if (source === ORGANIZATION) {
      return { status: "bad", field, why: "names one of your own people: leave it empty and use that row’s id" };
    }
    // The first import takes the sample directory away.
    if (source === "sample")
      return { status: "bad", field, why: "names somebody of the sample data, which goes with an import" };
  }
  return found === null ? { status: "own" } : { status: "found", id: found };
}

function identifierOf(
  row: GoodRow<"people">,
  field: "bioguide" | "openstates_id",
  find: (id: string) => Reference,
): [string, Reference][] {
  const id = textOf(row, field);
  return id === "" ? [] : [[field, find(id)]];
}

async function districtsBeyondStructure(tx: Db): Promise<ReadonlySet<string>> {
  const rows = await tx.query<{ state: string; chamberId: number; number: string }>(
    `select s.code as state, d.leg_chamber_id as "chamberId", d.number
     from districts d join states s on s.id = d.state_id where d.source <> 'structure' and not d.is_former`,
  );
  return new Set(rows.map(placeKey));
}

type OwnReading = { status: "good"; person: ImportedPerson } | { status: "bad"; field: string; why: string };

function readOwn(row: GoodRow<"people">, moreDistricts: ReadonlySet<string>): OwnReading {
  const read = readSeat(row, moreDistricts);
  if (read.status === "bad") return read;
  const { seat } = read;
  const name = displayName(row);
  if (name === "") return { status: "bad", field: "last_name", why: "is missing, and name too" };
  const given: Row<"profiles"> = Object.fromEntries(
    PEOPLE.columns.flatMap(({ name: column, fact }) =>
      fact === undefined ? [] : [[fact, row.values.get(column) ?? BLANKS.profiles[fact]] as const],
    ),
  );
  const isFormer = isYes(row, "former");
  const modules = numbersOf(row, "modules");
  const profile: Row<"profiles"> = {
    ...given,
    preferred_name_display: name,
    chamber_id: seat.chamberId,
    district: seat.district,
    title: textOf(row, "title") || seat.title,
    position_summary:
      textOf(row, "position_summary") || (isFormer && seat.position !== "" ? `Former ${seat.position}` : seat.position),
    profile_type_id: numberOf(row, "profile_type") ?? seat.profileTypeId,
    subscription_modules: modules.length > 0 ? modules : seat.modules,
  };
  return { status: "good", person: { profile, terms: [], leadership: [], offices: officeRows(row) } };
}

function displayName(row: GoodRow<"people">): string {
  const name = textOf(row, "name");
  if (name !== "" || textOf(row, "last_name") === "") return name;
  const parts = (["first_name", "middle_name", "last_name"] as const)
    .map((part) => textOf(row, part))
    .filter((part) => part !== "");
  const suffix = textOf(row, "suffix");
  return suffix === "" ? parts.join(" ") : `${parts.join(" ")}, ${suffix}`;
}
