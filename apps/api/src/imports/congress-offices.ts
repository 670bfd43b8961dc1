import type { Db } from "../platform/db.ts";
import type { ImportRun } from "../provenance/import-run.ts";
import { problemAt, recordChecker } from "./check-record.ts";
import { CONGRESS, OfficeRecord, PersonOfficesRecord } from "./congress-schemas.ts";
import { createPeopleFinder } from "./find-stored.ts";
import { type Counts, ImportCounts, refuseSuddenLoss } from "./import-counts.ts";
import type { Row } from "./imported-rows.ts";
import { syncParts } from "./sync-rows.ts";
import { readList, type ReadFile, textAt, type YamlPath } from "./yaml-file.ts";

const checkPerson = recordChecker(PersonOfficesRecord);
const checkOffice = recordChecker(OfficeRecord);

export async function importDistrictOffices(run: ImportRun, file: ReadFile): Promise<Counts> {
  const { offices, counts } = await readOffices(run.tx, file);
  const { added, changed, left, known, withheld } = await syncParts(run, {
    table: "offices",
    incoming: offices,
    among: "type = 'District Office'",
    isKept: (key) => !counts.isComplete || counts.keys.has(key),
  });
  refuseSuddenLoss(run, { known: known.size, missing: left, noun: "district offices" });
  counts.withheld += withheld;
  return counts.finish({ read: offices.size, added, changed, left });
}

async function readOffices(tx: Db, file: ReadFile) {
  const counts = new ImportCounts();
  const people = await createPeopleFinder(tx, { source: CONGRESS, counts });
  const offices = new Map<string, Row<"offices">>();

  /** Registers offices of unknown people too, so that stored ones stay. */
  const readOffice = (path: YamlPath, profileId: number | null, value: unknown): void => {
    const id = textAt(value, "id");
    const isNew = id !== null && counts.see(id);
    if (id === null) counts.isComplete = false;
    if (profileId === null) return;
    const office = counts.accept(checkOffice(file, path, value));
    if (office && isNew) offices.set(office.id, officeRow(profileId, Number(path.at(-1)) + 1, office));
    else if (office) counts.reject([problemAt(file, path, ["id"], `repeats ${office.id} from an earlier record`)]);
  };

  for (const [index, value] of readList(file, "people with offices").entries()) {
    const person = counts.accept(checkPerson(file, [index], value));
    if (!person) {
      counts.isComplete = false;
      continue;
    }
    const { bioguide } = person.id;
    const profileId = people.find(bioguide, (why) => problemAt(file, [index], ["id", "bioguide"], why));
    for (const [position, office] of person.offices.entries()) {
      readOffice([index, "offices", position], profileId, office);
    }
  }
  return { offices, counts };
}

const officeRow = (profile_id: number, position: number, office: OfficeRecord): Row<"offices"> => ({
  profile_id,
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
  hours: office.hours ?? "",
  latitude: office.latitude === undefined ? null : Number(office.latitude),
  longitude: office.longitude === undefined ? null : Number(office.longitude),
});
