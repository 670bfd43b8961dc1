import { listModules, readModules } from "../admin/modules.sql.ts";
import { findOrganization, setOrganization } from "../admin/organizations.sql.ts";
import { change, formatList, type Noun, read } from "./admin-verb.ts";

const changeModules = (does: string, choose: (had: readonly number[], named: readonly number[]) => number[]) =>
  change("<organization> <modules>", does, async (tx, { args: [named = "", modules = ""] }) => {
    const { name, subscription_modules: had } = await findOrganization(tx, named);
    const ids = choose(had, await readModules(tx, modules)).toSorted((a, b) => a - b);
    const changes = [await setOrganization(tx, named, { subscription_modules: ids })];
    return { text: `${name} has ${ids.length === 0 ? "no module" : `modules ${ids.join(", ")}`}.`, changes };
  });

export const modules: Noun = {
  about: "which groups of profiles an organization’s subscription opens",
  notes: "Modules are named by number or name, with commas between; all and none are what they say.",
  verbs: {
    list: read("", "every module, and how many have it", async (db) =>
      formatList(
        await listModules(db),
        "There is no module yet: they come with the first directory.",
        ({ id, name, abbreviation, organizations }) => [
          String(id),
          name,
          abbreviation,
          organizations === 1 ? "1 organization" : `${organizations} organizations`,
        ],
      ),
    ),
    add: changeModules("adds some", (had, named) => [...new Set([...had, ...named])]),
    set: changeModules("gives it these and no other", (_, named) => [...named]),
    remove: changeModules("takes some away", (had, named) => had.filter((id) => !named.includes(id))),
  },
};
