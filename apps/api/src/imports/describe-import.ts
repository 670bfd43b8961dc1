import { formatColumns } from "../platform/format-columns.ts";
import type { FileReport, ImportReport } from "./run-import.ts";
import { describeProblem, type Problem } from "./import-counts.ts";

const SHOWN_PROBLEMS = 20;

export function describeImport(
  { files, replaced, isSearchRebuilt, isDryRun, isContinued }: ImportReport,
  showAll: boolean,
): string {
  const paragraphs = [describeFiles(files)];
  for (const file of files) {
    const outcome = file.status === "broken" ? "not imported" : `${count(file.rejected)} rejected`;
    paragraphs.push(...describeProblems(`${file.file}: ${outcome}`, problemsOf(file), showAll));
    if (file.status === "broken") continue;
    const doubts = `${count(file.doubts.length)} invalid ${file.doubts.length === 1 ? "value" : "values"} left out`;
    paragraphs.push(...describeProblems(`${file.file}: ${doubts}`, file.doubts, showAll));
    paragraphs.push(...file.notices.map((notice) => `${file.file}: ${notice}.`));
  }
  const withheld = files.reduce((sum, file) => sum + (file.status === "imported" ? file.withheld : 0), 0);
  if (withheld > 0) {
    paragraphs.push(`Left out on purpose: ${count(withheld)} values that are private or on the suppression list.`);
  }
  if (isContinued) paragraphs.push("An earlier import was interrupted; this one continued it.");
  if (replaced) {
    const { people, groups, contacts, folderItems } = replaced;
    paragraphs.push(
      `Replaced the sample directory: ${count(people)} sample people, ${count(groups)} groups and ${count(contacts)} ` +
        `contacts removed, and with them ${count(folderItems)} items of Briefcase folders. Accounts and folders stay.`,
    );
  }
  const isSame = files.every((file) => file.status === "imported" && file.added + file.changed + file.left === 0);
  if (isDryRun) paragraphs.push("A dry run: nothing was stored.");
  else if (isSame && !isSearchRebuilt) paragraphs.push("Nothing changed.");
  else if (isSearchRebuilt) paragraphs.push("Search is up to date.");
  return paragraphs.join("\n\n");
}

export const isWithoutNewProblems = ({ files }: ImportReport): boolean =>
  files.every((file) => problemsOf(file).every(({ isKnown }) => isKnown));

const problemsOf = (file: FileReport): Problem[] => (file.status === "broken" ? [file.problem] : file.problems);

function describeFiles(files: readonly FileReport[]): string {
  const head = ["File", "Read", "Added", "Changed", "Left", "Rejected"];
  const rows = files.map((file) =>
    file.status === "broken"
      ? [file.file, "not imported"]
      : [
          file.file,
          `${count(file.read)} ${file.unit}`,
          ...[file.added, file.changed, file.left, file.rejected].map(count),
        ],
  );
  return formatColumns([head, ...rows], { isOfFigures: true });
}

function describeProblems(head: string, problems: readonly Problem[], showAll: boolean): string[] {
  if (problems.length === 0) return [];
  const fresh = problems.filter(({ isKnown }) => !isKnown);
  const shown = showAll ? problems : fresh.slice(0, SHOWN_PROBLEMS);
  const [hidden, known] = showAll ? [0, 0] : [fresh.length - shown.length, problems.length - fresh.length];
  const rest = [
    ...(hidden > 0 ? [`${count(hidden)} more`] : []),
    ...(known > 0 ? [`${count(known)} known from the last import`] : []),
  ];
  const lines = [head, ...shown.map((problem) => `  ${describeProblem(problem)}`)];
  if (rest.length > 0) lines.push(`  ${shown.length > 0 ? "and " : ""}${rest.join(", ")} (--all-problems lists them)`);
  return [lines.join("\n")];
}

const count = (value: number): string => value.toLocaleString("en-US");
