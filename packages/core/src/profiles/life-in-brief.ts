import { cleanNumeric, joinNonEmpty } from "../kernel/text.ts";
import { formatDate, isBefore } from "../kernel/dates.ts";
import { listEducation } from "./education.ts";
import { type HistoryRow, summarizeHistory } from "./history.ts";
import { hasText } from "../kernel/html-text.ts";
import type { PersonProfile } from "./profile.ts";

/** A row of the "Life in Brief" panel. `html` follows the lines and is sanitized before display. */
interface LifeInBriefRow extends HistoryRow {
  html?: string;
}

/** Lists the rows that have data (PROF-10); `today` is an ISO date. */
export function listLifeInBrief(profile: PersonProfile, today: string): LifeInBriefRow[] {
  const rows: LifeInBriefRow[] = [
    { label: "Phonetic name", lines: [profile.phoneticName] },
    { label: "Birthdate", lines: [formatBirth(profile)] },
    { label: "Birthplace", lines: [profile.birthplace] },
    { label: "Hometown", lines: [profile.hometown] },
    { label: "Residences", lines: profile.residences },
    { label: "Religion", lines: [profile.religion] },
    { label: "Ethnicity", lines: [profile.ethnicity] },
    { label: "Education", lines: listEducation(profile) },
    { label: "Marital status", lines: [profile.maritalStatus] },
    { label: "Family", lines: [profile.familyMembers] },
    { label: "Title", lines: [profile.title] },
    { label: "Party", lines: [describeParty(profile)] },
    listElectoralHistory(profile.electoralHistory),
    { label: "Work history", lines: profile.workHistory },
    {
      label: "Electoral overview",
      lines: listElectoralFacts(profile, today),
      ...(hasText(profile.electoralOverview) && { html: profile.electoralOverview }),
    },
    { label: "District includes", lines: [profile.districtPlaces.join(", ")] },
  ];
  return rows
    .map((row) => ({ ...row, lines: row.lines.map((line) => line.trim()).filter((line) => line !== "") }))
    .filter((row) => row.lines.length > 0 || row.html !== undefined);
}

function describeParty({ politicalPartyFull, politicalParty, party, caucusesWith }: PersonProfile): string {
  const name = politicalPartyFull || politicalParty || party;
  return caucusesWith === "" ? name : `${name}, caucuses with the ${caucusesWith}s`;
}

function formatBirth({ birthDate, age }: PersonProfile): string {
  const date = formatDate(birthDate ?? "");
  if (age === null) return date;
  return date === "" ? `Age ${age}` : `${date} (${age})`;
}

function listElectoralHistory(elections: PersonProfile["electoralHistory"]): LifeInBriefRow {
  const years = elections.map(({ year }) => (year > 0 ? String(year) : ""));
  const summary = summarizeHistory(
    years.map((year) => ({ start: year, end: year })),
    "election",
  );
  return {
    label: "Electoral history",
    lines: elections.map(formatElection),
    ...(summary !== undefined && { summary }),
  };
}

function formatElection({ year, raceName, status }: PersonProfile["electoralHistory"][number]): string {
  return joinNonEmpty([joinNonEmpty([year > 0 ? String(year) : "", raceName], " "), status]);
}

function listElectoralFacts(profile: PersonProfile, today: string): string[] {
  const { firstElected, numberTenuresInSeat, nextElectionDate, priorWinPct } = profile;
  const share = formatWinShare(priorWinPct);
  return [
    firstElected === "" ? "" : `First elected: ${formatDate(firstElected)}`,
    numberTenuresInSeat === null ? "" : `Terms in this seat: ${numberTenuresInSeat}`,
    nextElectionDate === null ? "" : formatElectionDate(nextElectionDate, today),
    share === "" ? "" : `Vote share in last election: ${share}`,
  ];
}

/** Formats a share of the vote in percent; empty without a number. */
export function formatWinShare(percent: string): string {
  const share = cleanNumeric(percent, 1).replace(".0", "");
  return share === "" ? "" : `${share}%`;
}

/** A date in the past is outdated. */
function formatElectionDate(date: string, today: string): string {
  return `${isBefore(date, today) ? "Last scheduled election" : "Next election"}: ${formatDate(date)}`;
}
