import { formatTable } from "../directory/format-table.ts";
import type { FileReport, ImportReport } from "./run-import.ts";
import { publishedPasswordWarning } from "../sample/sample-accounts.ts";
import { describeProblem, type Problem } from "./import-counts.ts";

const SHOWN_PROBLEMS = 20;

interface DescribeOptions {
  showAll: boolean;
  /** Sample accounts that still have the published password. */
  publishedAccounts: readonly string[];
}

export function describeImport(
  { files, replaced, isSearchRebuilt, isDryRun, isContinued }: ImportReport,
  { showAll, publishedAccounts }: DescribeOptions,
): string {
  const paragraphs = [describeFiles(files)];
  for (const file of files) {
    const problems = problemsOf(file);
    const outcome = file.status === "broken" ? "not imported" : `${count(file.rejected)} rejected`;
    if (problems.length > 0) paragraphs.push(describeProblems(`${file.file}: ${outcome}`, problems, showAll));
    if (file.status === "imported" && file.doubts.length > 0) {
      const head = `${file.file}: ${count(file.doubts.length)} doubtful ${file.doubts.length === 1 ? "value" : "values"} left empty`;
      paragraphs.push(describeProblems(head, file.doubts, showAll));
    }
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
  if (publishedAccounts.length > 0) paragraphs.push(publishedPasswordWarning(publishedAccounts));
  return paragraphs.join("\n\n");
}

export const isImportComplete = ({ files }: ImportReport): boolean =>
  files.every((file) => problemsOf(file).length === 0);

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
  return formatTable([head, ...rows]);
}

function describeProblems(head: string, problems: readonly Problem[], showAll: boolean): string {
  const shown = showAll ? problems : problems.slice(0, SHOWN_PROBLEMS);
  const hidden = problems.length - shown.length;
  return [
    head,
    ...shown.map((problem) => `  ${describeProblem(problem)}`),
    ...(hidden > 0 ? [`  and ${count(hidden)} more (--all-problems lists them)`] : []),
  ].join("\n");
}

const count = (value: number): string => value.toLocaleString("en-US");
