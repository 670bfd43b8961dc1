import rules from "./openstates-extras.json" with { type: "json" };
import { capitalizeWords, SUBSCRIPTION_MODULES, toSearchableText } from "@rotunda/core";
import { findChamber } from "../directory/chambers.ts";
import type { ImportRun } from "../provenance/import-run.ts";
import { listValues } from "../platform/db.ts";
import { describeProblemAt, createRecordChecker } from "./check-record.ts";
import { createPeopleFinder, loadIdsByKey } from "./find-stored.ts";
import { type Counts, ImportCounts } from "./import-counts.ts";
import type { Row } from "./imported-rows.ts";
import { deriveLeadership, markFormer } from "./mark-former.ts";
import { hasEnded } from "./openstates-dates.ts";
import { OPEN_STATES, readRecords, type RecordsReading, type StateFiles } from "./openstates-folder.ts";
import { formatLabel, listStaff, listWebLinks } from "./openstates-extras.ts";
import { storeStateStaff } from "./staffers.ts";
import { CommitteeMember, StateCommittee } from "./openstates-schemas.ts";
import type { ImportPart } from "./run-import.ts";
import { syncTree } from "./sync-rows.ts";
import { type Seat, formatSeatKey, syncSeats } from "./sync-seats.ts";
import { type ReadFile, readTextAt } from "./read-source.ts";
import { basename } from "node:path";

const check = createRecordChecker(StateCommittee);
const checkMember = createRecordChecker(CommitteeMember);

type CommitteesReading = RecordsReading<StateCommittee>;

/** Committees and rosters are two parts that share one reading of the files. */
export function listCommitteeParts(folder: string, state: StateFiles): ImportPart[] {
  if (state.files.committees.length === 0) return [];
  let reading: Promise<CommitteesReading> | null = null;
  const read = () => (reading ??= readRecords(folder, state.files.committees, "organization", check));
  const partOf = (name: string, unit: string, store: typeof storeCommittees): ImportPart => ({
    file: `${state.path} ${name}`,
    unit,
    load: async () => {
      const committees = await read();
      // Frees the memory before the next state.
      if (name === "rosters") reading = null;
      return (run) => store(run, state.code, committees);
    },
  });
  return [partOf("committees", "groups", storeCommittees), partOf("rosters", "seats", storeStateRosters)];
}

async function storeCommittees(run: ImportRun, code: string, { found, counts }: CommitteesReading): Promise<Counts> {
  const reject = (file: ReadFile, why: string) => counts.reject([describeProblemAt(file, [], ["parent"], why)]);
  // A parent whose file is invalid may be stored from an earlier import.
  const parents = found.flatMap(({ record: { parent } }) =>
    parent !== undefined && counts.keys.has(parent) ? parent : [],
  );
  const stored = await loadIdsByKey(run.tx, "groups", OPEN_STATES, parents);
  const committees = new Map(found.map((each) => [each.record.id, each]));
  const { done } = await syncTree(run, {
    table: "groups",
    records: committees,
    parentOf: ({ record }) => record.parent,
    stored,
    toRow: ({ file, record }) => {
      const parent_id = record.parent === undefined ? null : stored.get(record.parent);
      if (parent_id === undefined) {
        reject(file, `is not a known committee: ${record.parent}`);
        return null;
      }
      const parent = committees.get(record.parent ?? "")?.record.name;
      return { ...groupRow(code, file.name, record, parent), parent_id };
    },
    rejectCircular: ({ file }) => reject(file, "is circular"),
  });
  const staff = new Map(found.map(({ record }) => [record.id, { staff: listStaff(record) }]));
  const among = `state_code = '${code}'`;
  done.changed += await storeStateStaff(run, staff, { employers: "groups", among, isComplete: counts.isComplete });
  const left = await markFormer(run, "groups", { among, kept: counts.keys, isComplete: counts.isComplete });
  return counts.finish({ ...done, left });
}

/** Rosters of invalid committees stay unchanged. */
async function storeStateRosters(run: ImportRun, code: string, { found }: CommitteesReading): Promise<Counts> {
  const groups = await loadIdsByKey(run.tx, "groups", OPEN_STATES);
  const counts = new ImportCounts();
  const findPerson = await createPeopleFinder(run.tx, OPEN_STATES, counts);
  const seats = new Map<string, Seat>();
  const among = `state_code = '${code}'`;
  const former = `source = '${OPEN_STATES}' and is_former and ${among}`;
  const spokenFor = new Set(await listValues<number>(run.tx, `select id from groups where ${former}`));
  const gone = new Set(await listValues<number>(run.tx, `select id from profiles where ${former}`));
  const unclear = new Set<number>();

  const readMember = (file: ReadFile, index: number, group_id: number, value: unknown): void => {
    const path = ["members", index];
    const member = counts.accept(checkMember(file, path, value));
    // All members of the group keep their seats.
    if (!member) unclear.add(group_id);
    if (!member || hasEnded(member, run.today)) return;
    const key = member.person_id ?? member.id;
    const problem = (why: string) => describeProblemAt(file, path, ["person_id"], why);
    if (key === undefined) {
      counts.reject([problem(`is missing, and the name alone is ambiguous: ${member.name}`)]);
      return;
    }
    const profile_id = findPerson(key, problem, `${key} (${member.name})`);
    if (typeof profile_id === "string") return;
    // Committees list members for some time after they left.
    if (gone.has(profile_id)) {
      counts.doubts.push(problem(`names a former member: ${member.name}`));
      return;
    }
    const title = formatRoleTitle(member.role ?? "member");
    const seat: Seat = { group_id, profile_id, side: "OTH", rank: null, title };
    if (counts.claim(formatSeatKey(seat), problem, key)) seats.set(formatSeatKey(seat), seat);
  };

  for (const { file, record } of found) {
    const group_id = groups.get(record.id);
    // The committee was rejected.
    if (group_id === undefined) continue;
    spokenFor.add(group_id);
    for (const [index, value] of (record.members ?? []).entries()) readMember(file, index, group_id, value);
  }
  const isKept = ({ group_id }: Seat): boolean => unclear.has(group_id) || !spokenFor.has(group_id);
  const synced = await syncSeats(run, { among, seats, isKept });
  await deriveLeadership(run, among);
  return counts.finish({ read: seats.size, ...synced });
}

const SPELLINGS: Readonly<Record<string, string>> = rules.roles;

/** An ordinary member has no title. */
export function formatRoleTitle(role: string): string {
  const plain = role.trim().toLowerCase().replaceAll("=", "-");
  return SPELLINGS[plain] ?? capitalizeWords(plain);
}

function groupRow(code: string, path: string, record: StateCommittee, parent?: string): Row<"groups"> {
  const { chamber, classification, links, extras } = record;
  const pages = listWebLinks(links);
  const website = pages.find(({ note }) => /home ?page/iu.test(note)) ?? pages[0];
  const short_name = repairName(record, path, parent);
  const long_name = formatLongName(code, short_name, classification);
  return {
    kind: "committee",
    chamber: chooseChamberWord(code, chamber),
    state_code: code,
    long_name,
    short_name,
    aliases: listGroupAliases(record, [long_name, short_name]),
    address: readTextAt(extras, "room") ?? "",
    phone: readTextAt(extras, "phone") ?? readTextAt(extras, "clerk phone number") ?? "",
    website_url: website?.url ?? "",
    links: pages.filter((link) => link !== website).map((link) => ({ label: formatLabel(link), url: link.url })),
    subscription_modules: [SUBSCRIPTION_MODULES.statePolicymakers],
    is_former: false,
  };
}

/** "legislature" means both chambers, or the only one. */
function chooseChamberWord(code: string, chamber: string): "house" | "senate" | "joint" {
  if (chamber === "lower") return "house";
  return chamber === "upper" || findChamber(code, 4)?.isUnicameral ? "senate" : "joint";
}

const BODY =
  /committee|commission|comisi[oó]n|council|board|caucus|task force|delegation|conference|panel|working group|division$/iu;

/** The source shortens "Select Committee on Hydrogen" to "Hydrogen Select", and "Comisión de Salud" to "Salud". */
export function formatLongName(code: string, name: string, classification: string): string {
  if (code === "PR") return formatLongSpanishName(name);
  if (code === "DC" && name.startsWith("Council "))
    return formatLongName("", name.slice("Council ".length), classification);
  if (name === "Whole") return "Committee of the Whole";
  if (BODY.test(name)) return name;
  if (/^(?:Joint|Select) /u.test(name)) return `${name} Committee`;
  const part = classification === "subcommittee" ? "Subcommittee" : "Committee";
  const [, subject = name, kind = ""] = /^(.+) (Select|Special|Joint|Standing|Interim)$/u.exec(name) ?? [];
  return `${kind === "" ? "" : `${kind} `}${part} on ${subject}`;
}

function formatLongSpanishName(name: string): string {
  const subject = name.replace(/ comisi[oó]n$/iu, "");
  return subject === name && BODY.test(name) ? name : `Comisión de ${subject}`;
}

type Named = Pick<StateCommittee, "name" | "other_names">;

const ONLY_KIND = /^(?:(?:standing|select|special|joint|interim) )?(?:sub)?committees?(?: on)?$/iu;
/** A name that was cut off after one of several subjects: "Legislative Consumer", "Health and". */
const CUT = /(?:^|\s)(?:and|of|on|for|the|consumer|&)$|[,&]$/iu;

const isBroken = (name: string): boolean => ONLY_KIND.test(name) || CUT.test(name);

/** Removes stray marks; completes a broken name from its other names, its file's name or its parent. */
export function repairName({ name, other_names = [] }: Named, path: string, parent?: string): string {
  const plain = name.replace(/^['"’\s]+|['"’\s;:]+$/gu, "").replace(/\s+/gu, " ");
  if (!isBroken(plain)) return plain;
  const start = ONLY_KIND.test(plain) ? "" : toSearchableText(plain.replace(/[,&\s]+$/u, ""));
  const subjects = [...other_names.map((other) => other.name), findSubjectInPath(path)].map(removeKind);
  const whole = subjects.find((subject) => !isBroken(subject) && toSearchableText(subject).startsWith(start));
  if (whole !== undefined && whole !== "") return whole;
  if (parent !== undefined) return start === "" ? `Subcommittee of ${parent}` : `${plain} (${parent})`;
  return ONLY_KIND.test(plain) ? "Committee on Committees" : plain;
}

/** "upper-Committee-on-Committees-1f0c….yml" */
const findSubjectInPath = (path: string): string =>
  basename(path)
    .replace(/-[0-9a-f]{8}-[0-9a-f-]{27}\.ya?ml$/iu, "")
    .replace(/^(?:upper|lower|legislature)-+/u, "")
    .replaceAll(/-+/gu, " ");

/** "Senate Committee on Fish" and "Senate Fish Committee" are about "Fish". */
const removeKind = (name: string): string =>
  name
    .replace(/^(?:senate|house|assembly|joint|legislature) /iu, "")
    .replace(/^(?:sub)?committee on (?!committees$)/iu, "")
    .replace(/(?<!\bon) (?:sub)?committee$/iu, "")
    .trim();

export function listGroupAliases({ name, other_names = [] }: Named, shown: readonly string[]): string[] {
  const names = [name, ...other_names.map((other) => other.name)].map((text) => text.replace(/\s+/gu, " ").trim());
  return [...new Set(names)]
    .filter((text) => text !== "" && !shown.includes(text))
    .toSorted((a, b) => (a < b ? -1 : 1));
}
