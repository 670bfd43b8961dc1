import { addRange, listRanges, removeRange } from "../admin/ranges.sql.ts";
import type { Noun } from "./admin-verb.ts";
import { formatColumns } from "./format-columns.ts";

export const ranges: Noun = {
  about: "addresses from which an organization’s readers are let in without a login",
  notes: `A range is IPv4 or IPv6: 203.0.113.0/24, 2001:db8:5::/48, or one address. An address is one organization’s: a range
that overlaps another is refused.`,
  verbs: {
    list: {
      usage: "",
      does: "every range, and whose it is",
      takes: [],
      kind: "read",
      run: async (db) => {
        const rows = await listRanges(db);
        const lines = rows.map(({ range, organization }) => [range, organization]);
        return { rows, text: rows.length === 0 ? "There is no range." : formatColumns(lines) };
      },
    },
    add: {
      usage: "<organization> <range>…",
      does: "lets readers in",
      takes: ["organization", "range…"],
      kind: "change",
      run: async (tx, { args: [named = "", ...texts] }) => {
        const changes = [];
        for (const text of texts) changes.push(await addRange(tx, named, text));
        return { text: `${texts.join(", ")}: ${named}.`, changes };
      },
    },
    remove: {
      usage: "<range>…",
      does: "lets them in no longer",
      takes: ["range…"],
      kind: "change",
      run: async (tx, { args }) => {
        const changes = [];
        for (const text of args) changes.push(await removeRange(tx, text));
        return { text: `Removed: ${args.join(", ")}.`, changes };
      },
    },
  },
};
