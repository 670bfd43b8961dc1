import type { Db } from "../platform/db.ts";
import type { ImportRun } from "../provenance/import-run.ts";
import { loadSuppressed } from "../provenance/suppressed-people.ts";
import { problemAt, type ReadFile, recordChecker } from "./check-record.ts";
import { OfficeRecord, PersonOfficesRecord } from "./congress-schemas.ts";
import { idsByKey } from "./ids-by-key.ts";
import { CONGRESS, type FileImport, listOf } from "./import-file.ts";
import { loadKnown, removeRows, type Row, syncRows } from "./sync-rows.ts";
import { type Counts, createTally } from "./tally.ts";
import type { YamlPath } from "./yaml-file.ts";

export const importDistrictOffices: FileImport = {
  file: "legislators-district-offices.yaml",
  unit: "offices",
  run: importOffices,
};

const checkPerson = recordChecker(PersonOfficesRecord);
const checkOffice = recordChecker(OfficeRecord);

async function importOffices(tx: Db, file: ReadFile, run: ImportRun): Promise<Counts> {
  const reading = await readOffices(tx, file);
  const { offices, tally } = reading;
  const known = await loadKnown(tx, "offices", OFFICE_COLUMNS, {
    condition: "source = $1 and type = 'District Office'",
    values: [CONGRESS],
  });
  const { added, changed, withheld } = await syncRows(tx, run, { table: "offices", known, incoming: offices });
  const gone = new Map(tally.isComplete ? [...known].filter(([key]) => !tally.keys.has(key)) : []);
  await removeRows(tx, run, "offices", gone);
  tally.withhold(withheld.length);
  return tally.counts({ read: offices.size, added: added.length, changed: changed.length, left: gone.size });
}

async function readOffices(tx: Db, file: ReadFile) {
  const people = await idsByKey(tx, "profiles", CONGRESS);
  const suppressed = await loadSuppressed(tx);
  const offices = new Map<string, Row>();
  const tally = createTally();

  const readOffice = (path: YamlPath, profileId: number, value: unknown): void => {
    const checked = checkOffice(file, path, value);
    const id = (value as { id?: unknown } | null)?.id;
    const isNew = typeof id === "string" && tally.meet(id);
    if (typeof id !== "string") tally.lose();
    if (checked.status === "bad") tally.reject(checked.problems);
    else if (isNew) offices.set(checked.value.id, officeRow(profileId, Number(path.at(-1)) + 1, checked.value));
    else tally.reject([problemAt(file, path, ["id"], `repeats ${checked.value.id}, which stands above`)]);
  };

  for (const [index, value] of listOf(file, "people with offices").entries()) {
    const checked = checkPerson(file, [index], value);
    if (checked.status === "bad") {
      tally.reject(checked.problems);
      tally.lose();
      continue;
    }
    const { bioguide } = checked.value.id;
    const profileId = people.get(bioguide);
    if (profileId !== undefined) {
      for (const [position, office] of checked.value.offices.entries()) {
        readOffice([index, "offices", position], profileId, office);
      }
    } else if (suppressed.isLeftOut(CONGRESS, bioguide)) {
      tally.withhold(1);
    } else {
      tally.reject([problemAt(file, [index], ["id", "bioguide"], `names nobody we know: ${bioguide}`)]);
    }
  }
  return { offices, tally };
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
