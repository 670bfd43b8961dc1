import { listModules, readModules } from "../admin/modules.sql.ts";
import { findOrganization, setOrganization } from "../admin/organizations.sql.ts";
import type { Db } from "../platform/db.ts";
import type { Noun, VerbResult, Verb } from "./admin-verb.ts";
import { formatColumns } from "./format-columns.ts";

/** Creates a verb that changes an organization's modules. */
const changing = (does: string, wanted: (had: readonly number[], named: readonly number[]) => number[]): Verb => ({
  usage: "<organization> <modules>",
  does,
  takes: ["organization", "module"],
  kind: "change",
  run: async (tx: Db, { args: [named = "", modules = ""] }): Promise<VerbResult> => {
    const { name, subscription_modules: had } = await findOrganization(tx, named);
    const ids = wanted(had, await readModules(tx, modules)).toSorted((a, b) => a - b);
    const change = await setOrganization(tx, named, { subscription_modules: ids });
    return { text: `${name} has ${ids.length === 0 ? "no module" : `modules ${ids.join(", ")}`}.`, changes: [change] };
  },
});

export const modules: Noun = {
  about: "which groups of profiles an organization’s subscription opens",
  notes: "Modules are named by number or name, with commas between; all and none are what they say.",
  verbs: {
    list: {
      usage: "",
      does: "every module, and how many have it",
      takes: [],
      kind: "read",
      run: async (db) => {
        const rows = await listModules(db);
        if (rows.length === 0) return { rows, text: "There is no module yet: they come with the first directory." };
        const lines = rows.map(({ id, name, abbreviation, organizations }) => [
          String(id),
          name,
          abbreviation,
          organizations === 1 ? "1 organization" : `${organizations} organizations`,
        ]);
        return { rows, text: formatColumns(lines) };
      },
    },
    add: changing("adds some", (had, named) => [...new Set([...had, ...named])]),
    set: changing("gives it these and no other", (_, named) => [...named]),
    remove: changing("takes some away", (had, named) => had.filter((id) => !named.includes(id))),
  },
};
