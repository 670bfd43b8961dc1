import { type AuditEntry, listAudit } from "../admin/audit.sql.ts";
import { readDate, type Noun, readText, readWholeNumber } from "./admin-verb.ts";

export const audit: Noun = {
  about: "what was administered: who changed what, when",
  notes: `  --since YYYY-MM-DD    from that day on
  --subject <text>      of one organization, user, range or profile
  --by <text>           by one person
  --limit <number>      how many, 50 where nothing is said`,
  verbs: {
    list: {
      usage: "[--since YYYY-MM-DD] [--subject <text>] [--by <text>] [--limit <number>]",
      does: "the changes, newest first",
      takes: [],
      options: { since: "text", subject: "text", by: "text", limit: "text" },
      kind: "read",
      run: async (db, { options }) => {
        const rows = await listAudit(db, {
          since: readDate(options, "since", "ever") ?? null,
          subject: readText(options, "subject") ?? null,
          actor: readText(options, "by") ?? null,
          limit: readWholeNumber(options, "limit", { from: 1, to: 100_000 }) ?? 50,
        });
        return { rows, text: rows.length === 0 ? "Nothing was changed." : rows.map(linesOf).join("\n") };
      },
    },
  },
};

function linesOf({ changed_at, actor, command, subject, was, became }: AuditEntry): string {
  const facts = [...new Set([...Object.keys(was), ...Object.keys(became)])].map(
    (name) => `    ${name}: ${written(was[name])} → ${written(became[name])}`,
  );
  return [`${changed_at.toISOString().slice(0, 19)}Z  ${actor}  ${command}  ${subject}`, ...facts].join("\n");
}

const written = (value: unknown): string => (value === undefined ? "–" : JSON.stringify(value));
