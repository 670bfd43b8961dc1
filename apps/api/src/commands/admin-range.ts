import { addRange, listRanges, removeRange } from "../admin/ranges.sql.ts";
import { change, changeEach, formatList, type Noun, read } from "./admin-verb.ts";
import { readHelp } from "./run-command.ts";

export const ranges: Noun = {
  about: "network addresses from which an organization’s readers need no login",
  notes: readHelp("admin-range"),
  verbs: {
    list: read("", "lists ranges and their organizations", async (db) =>
      formatList(await listRanges(db), "There are no ranges.", ({ range, organization }) => [range, organization]),
    ),
    add: change("<organization> <range>…", "adds ranges", async (tx, { args: [named = "", ...texts] }) => {
      const changes = [];
      for (const text of texts) changes.push(await addRange(tx, named, text));
      return { text: `${texts.join(", ")}: ${named}.`, changes };
    }),
    remove: changeEach("<range>…", "removes ranges", (args) => `Removed: ${args}.`, removeRange),
  },
};
