import type { Db } from "../platform/db.ts";
import { problemAt, type ReadFile, recordChecker } from "./check-record.ts";
import { OfficeRecord, PersonOfficesRecord } from "./congress-schemas.ts";
import { CONGRESS, type Counts, type FileImport, listOf } from "./import-file.ts";
import type { Problem } from "./problem.ts";
import { loadKnown, type Row, syncRows } from "./sync-rows.ts";
import type { YamlPath } from "./yaml-file.ts";

export const importDistrictOffices: FileImport = {
  file: "legislators-district-offices.yaml",
  unit: "offices",
  run: importOffices,
};

const checkPerson = recordChecker(PersonOfficesRecord);
const checkOffice = recordChecker(OfficeRecord);

async function importOffices(tx: Db, file: ReadFile): Promise<Counts> {
  const people = await tx.query<{ id: number; source_id: string }>(
    `select id, source_id from profiles where source = '${CONGRESS}'`,
  );
  const reading = readOffices(file, new Map(people.map(({ id, source_id }) => [source_id, id])));
  const condition = `source = '${CONGRESS}' and type = 'District Office'`;
  const known = await loadKnown(tx, "offices", OFFICE_COLUMNS, condition);
  const sync = { table: "offices", source: CONGRESS, known, incoming: reading.offices };
  const { added, changed } = await syncRows(tx, sync);
  const left = reading.isComplete
    ? await tx.query(`delete from offices where ${condition} and source_id <> all($1::text[]) returning id`, [
        [...reading.keys],
      ])
    : [];
  return {
    read: reading.offices.size,
    added: added.length,
    changed: changed.length,
    left: left.length,
    rejected: reading.rejected,
    problems: reading.problems,
  };
}

function readOffices(file: ReadFile, people: ReadonlyMap<string, number>) {
  const offices = new Map<string, Row>();
  const keys = new Set<string>();
  const problems: Problem[] = [];
  let rejected = 0;
  let isComplete = true;
  const reject = (found: Problem[], readable: boolean) => {
    problems.push(...found);
    rejected += 1;
    isComplete &&= readable;
  };

  const readOffice = (path: YamlPath, profileId: number, value: unknown): void => {
    const checked = checkOffice(file, path, value);
    const id = (value as { id?: unknown } | null)?.id;
    const repeated = typeof id === "string" && keys.has(id);
    if (typeof id === "string") keys.add(id);
    if (checked.status === "bad") reject(checked.problems, typeof id === "string");
    else if (repeated) reject([problemAt(file, path, ["id"], `repeats ${id}, which stands above`)], true);
    else offices.set(checked.value.id, officeRow(profileId, Number(path.at(-1)) + 1, checked.value));
  };

  for (const [index, value] of listOf(file, "people with offices").entries()) {
    const checked = checkPerson(file, [index], value);
    if (checked.status === "bad") {
      reject(checked.problems, false);
      continue;
    }
    const { bioguide } = checked.value.id;
    const profileId = people.get(bioguide);
    if (profileId === undefined) {
      reject([problemAt(file, [index], ["id", "bioguide"], `names nobody we know: ${bioguide}`)], true);
      continue;
    }
    for (const [position, office] of checked.value.offices.entries()) {
      readOffice([index, "offices", position], profileId, office);
    }
  }
  return { offices, keys, problems, rejected, isComplete };
}

const officeRow = (profileId: number, position: number, office: OfficeRecord) => ({
  profile_id: profileId,
  position,
  type: "District Office",
  building: office.building ?? "",
  room: office.suite ?? "",
  address1: office.address ?? "",
  city: office.city,
  state_code: office.state,
  zip: office.zip ?? "",
  phone: office.phone ?? "",
  fax: office.fax ?? "",
  latitude: office.latitude === undefined ? null : Number(office.latitude),
  longitude: office.longitude === undefined ? null : Number(office.longitude),
});

const OFFICE_COLUMNS = Object.keys(officeRow(0, 0, { id: "", city: "", state: "" }));
