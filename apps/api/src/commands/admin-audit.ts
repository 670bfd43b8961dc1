import { type AuditEntry, listAudit } from "../admin/audit.sql.ts";
import { type Noun, read, readDate, readText, readWholeNumber } from "./admin-verb.ts";
import { readHelp } from "./run-command.ts";

export const audit: Noun = {
  about: "the audit trail: who changed what, when",
  notes: readHelp("admin-audit"),
  verbs: {
    list: read(
      "[--since YYYY-MM-DD] [--subject <text>] [--by <text>] [--limit <number>]",
      "lists changes, newest first",
      async (db, { options }) => {
        const rows = await listAudit(db, {
          since: readDate("ever")(options, "since") ?? null,
          subject: readText(options, "subject") ?? null,
          actor: readText(options, "by") ?? null,
          limit: readWholeNumber(1, 100_000)(options, "limit") ?? 50,
        });
        return { rows, text: rows.length === 0 ? "Nothing was changed." : rows.map(linesOf).join("\n") };
      },
    ),
  },
};

function linesOf({ changed_at, actor, command, subject, was, became }: AuditEntry): string {
  const facts = [...new Set([...Object.keys(was), ...Object.keys(became)])].map(
    (name) => `    ${name}: ${formatValue(was[name])} → ${formatValue(became[name])}`,
  );
  return [`${changed_at.toISOString().slice(0, 19)}Z  ${actor}  ${command}  ${subject}`, ...facts].join("\n");
}

const formatValue = (value: unknown): string => (value === undefined ? "–" : JSON.stringify(value));
