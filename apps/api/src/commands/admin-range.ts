import { addRange, listRanges, removeRange } from "../admin/ranges.sql.ts";
import { change, changeEach, formatList, type Noun, read } from "./admin-verb.ts";
import { readHelp } from "./run-command.ts";

export const ranges: Noun = {
  about: "addresses from which an organization’s readers are let in without a login",
  notes: readHelp("admin-range"),
  verbs: {
    list: read("", "every range, and whose it is", async (db) =>
      formatList(await listRanges(db), "There is no range.", ({ range, organization }) => [range, organization]),
    ),
    add: change("<organization> <range>…", "lets readers in", async (tx, { args: [named = "", ...texts] }) => {
      const changes = [];
      for (const text of texts) changes.push(await addRange(tx, named, text));
      return { text: `${texts.join(", ")}: ${named}.`, changes };
    }),
    remove: changeEach("<range>…", "lets them in no longer", (args) => `Removed: ${args}.`, removeRange),
  },
};
