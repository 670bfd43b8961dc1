import type { Static } from "typebox";
import { isSameFact } from "../directory/rows.ts";
import { listValues } from "../platform/db.ts";
import type { ImportRun } from "../provenance/import-run.ts";
import { describeProblemAt, createRecordChecker } from "./check-record.ts";
import { isAccountLink, listLinks } from "./congress-person.ts";
import { CONGRESS, OfficeRecord, PersonOfficesRecord, SocialRecord } from "./congress-schemas.ts";
import { createPeopleFinder } from "./find-stored.ts";
import { type Counts, ImportCounts, refuseSuddenLoss } from "./import-counts.ts";
import { listOrNull, type OfficeRow, type Row } from "./imported-rows.ts";
import { keepOfficeKeys } from "./store-people.ts";
import { loadStoredRows, syncParts, syncRows } from "./sync-rows.ts";
import { readList, type ReadFile, readTextAt, type YamlPath } from "./read-source.ts";

const checkPerson = createRecordChecker(PersonOfficesRecord);
const checkOffice = createRecordChecker(OfficeRecord);

export async function importDistrictOffices(run: ImportRun, file: ReadFile): Promise<Counts> {
  const { offices, counts } = await readOffices(run, file);
  const { added, changed, left, known } = await syncParts(run, {
    table: "offices",
    incoming: offices,
    among: "type = 'District Office'",
    rekey: keepOfficeKeys(scorePlace),
    isKept: (key) => !counts.isComplete || (counts.keys.has(key) && !offices.has(key)),
  });
  refuseSuddenLoss(run, { known: known.size, missing: left, noun: "district offices" });
  return counts.finish({ read: offices.size, added, changed, left });
}

const PLACE = ["type", "address1", "room", "city"] as const;

/** The source's ids number a person's offices in a town. If only the id of an office changed, the stored one stays. */
function scorePlace(office: OfficeRow, other: OfficeRow): number {
  if (!PLACE.every((column) => isSameFact(office[column], other[column]))) return -1;
  return office.source_id === other.source_id ? 1 : 0;
}

async function readOffices({ tx }: ImportRun, file: ReadFile) {
  const counts = new ImportCounts();
  const findPerson = await createPeopleFinder(tx, CONGRESS, counts);
  const former = new Set(
    await listValues<number>(tx, "select id from profiles where source = $1 and is_former", [CONGRESS]),
  );
  const offices = new Map<string, Row<"offices">>();

  /** Also counts the offices of unknown people as present, so that stored ones stay. */
  const readOffice = (path: YamlPath, profileId: number | string, value: unknown): void => {
    const id = readTextAt(value, "id");
    const isNew = id !== null && counts.see(id);
    if (id === null) counts.isComplete = false;
    if (typeof profileId === "string") return;
    const office = counts.accept(checkOffice(file, path, value));
    if (office && isNew) offices.set(office.id, buildOfficeRow(profileId, Number(path.at(-1)) + 1, office));
    else if (office)
      counts.reject([describeProblemAt(file, path, ["id"], `repeats ${office.id} from an earlier record`)]);
  };

  for (const [index, value] of readList(file, "people with offices").entries()) {
    const person = counts.accept(checkPerson(file, [index], value));
    if (!person) {
      counts.isComplete = false;
      continue;
    }
    const { bioguide } = person.id;
    const profileId = findPerson(bioguide, (why) => describeProblemAt(file, [index], ["id", "bioguide"], why));
    // The file may be older than that of the members.
    if (typeof profileId === "number" && former.has(profileId)) continue;
    for (const [position, office] of person.offices.entries()) {
      readOffice([index, "offices", position], profileId, office);
    }
  }
  return { offices, counts };
}

const buildOfficeRow = (profile_id: number, position: number, office: OfficeRecord): Row<"offices"> => ({
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

const checkAccounts = createRecordChecker(SocialRecord);

const ACCOUNT_COLUMNS = ["twitter_username", "facebook_url", "instagram_username", "youtube"] as const;

const hasAccounts = (row: Row<"profiles"> = {}): boolean => ACCOUNT_COLUMNS.some((column) => row[column]);

export async function importAccounts(run: ImportRun, file: ReadFile): Promise<Counts> {
  const { accounts, counts } = await readAccounts(run, file);
  const known = await loadStoredRows(run.tx, {
    table: "profiles",
    source: CONGRESS,
    columns: [...ACCOUNT_COLUMNS, "body.links"],
    // Skips former people without accounts, who are many.
    among: `not is_former or concat(${ACCOUNT_COLUMNS.join(", ")}) <> ''`,
  });
  const incoming = new Map<string, Row<"profiles">>();
  for (const [key, { row }] of known) {
    if (!accounts.has(key) && (!counts.isComplete || counts.keys.has(key))) continue;
    const others = (row["body.links"] ?? []).filter((link) => !isAccountLink(link));
    const { links, ...addresses } = accounts.get(key) ?? readAccountAddresses({});
    incoming.set(key, { ...addresses, "body.links": listOrNull([...others, ...links]) });
  }
  const { changed } = await syncRows(run, { table: "profiles", known, incoming });
  const added = changed.filter((key) => !hasAccounts(known.get(key)?.row)).length;
  const left = changed.filter((key) => !accounts.has(key)).length;
  const owners = [...known.values()].filter(({ row }) => hasAccounts(row)).length;
  refuseSuddenLoss(run, { known: owners, missing: left, noun: "people with accounts" });
  return counts.finish({ read: accounts.size, added, changed: changed.length - added - left, left });
}

async function readAccounts({ tx }: ImportRun, file: ReadFile) {
  const counts = new ImportCounts();
  const findPerson = await createPeopleFinder(tx, CONGRESS, counts);
  const accounts = new Map<string, ReturnType<typeof readAccountAddresses>>();
  for (const [index, value] of readList(file, "people with their accounts").entries()) {
    const bioguide = readTextAt(value, "id", "bioguide");
    if (bioguide === null) counts.isComplete = false;
    const isNew = bioguide !== null && counts.see(bioguide);
    const record = counts.accept(checkAccounts(file, [index], value));
    if (!record || bioguide === null) continue;
    const problem = (why: string) => describeProblemAt(file, [index], ["id", "bioguide"], why);
    const found = isNew ? findPerson(bioguide, problem) : null;
    if (found === null) counts.reject([problem(`repeats ${bioguide} from an earlier record`)]);
    else if (found === "unknown") counts.isComplete = false;
    else if (found !== "withheld") accounts.set(bioguide, readAccountAddresses(record.social));
  }
  return { accounts, counts };
}

type Social = Static<typeof SocialRecord>["social"];

const readAccountAddresses = (social: Social) => ({
  twitter_username: social.twitter ?? "",
  facebook_url: social.facebook === undefined ? "" : `https://www.facebook.com/${social.facebook}`,
  instagram_username: social.instagram ?? "",
  youtube: buildYoutubeAddress(social),
  links: listLinks({
    mastodon: buildMastodonAddress(social.mastodon),
    bluesky: social.bluesky,
    threads: social.threads,
  }),
});

function buildMastodonAddress(account = ""): string | undefined {
  const [, name, server] = /^@?([^@/]+)@([^@/]+)$/u.exec(account) ?? [];
  return name === undefined ? undefined : `https://${server}/@${name}`;
}

/** Prefer the channel id: names can change. */
function buildYoutubeAddress({ youtube, youtube_id }: { youtube?: string; youtube_id?: string }): string {
  if (youtube_id !== undefined) return `https://www.youtube.com/channel/${youtube_id}`;
  return youtube === undefined ? "" : `https://www.youtube.com/${youtube}`;
}
