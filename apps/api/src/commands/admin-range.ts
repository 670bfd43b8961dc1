import { addRange, listRanges, removeRange } from "../admin/ranges.sql.ts";
import { change, formatList, type Noun, read } from "./admin-verb.ts";

export const ranges: Noun = {
  about: "addresses from which an organization’s readers are let in without a login",
  notes: `A range is IPv4 or IPv6: 203.0.113.0/24, 2001:db8:5::/48, or one address. An address is one organization’s: a range
that overlaps another is refused.`,
  verbs: {
    list: read("", "every range, and whose it is", async (db) =>
      formatList(await listRanges(db), "There is no range.", ({ range, organization }) => [range, organization]),
    ),
    add: change("<organization> <range>…", "lets readers in", async (tx, { args: [named = "", ...texts] }) => {
      const changes = [];
      for (const text of texts) changes.push(await addRange(tx, named, text));
      return { text: `${texts.join(", ")}: ${named}.`, changes };
    }),
    remove: change("<range>…", "lets them in no longer", async (tx, { args }) => {
      const changes = [];
      for (const text of args) changes.push(await removeRange(tx, text));
      return { text: `Removed: ${args.join(", ")}.`, changes };
    }),
  },
};
