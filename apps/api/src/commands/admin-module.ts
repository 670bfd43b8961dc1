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
  about: "modules (groups of profiles) that an organization can read",
  notes: "Modules are named by number or name, separated by commas, or all or none.",
  verbs: {
    list: read("", "lists all modules and their numbers of organizations", async (db) =>
      formatList(
        await listModules(db),
        "There are no modules yet: the first import adds them.",
        ({ id, name, abbreviation, organizations }) => [
          String(id),
          name,
          abbreviation,
          organizations === 1 ? "1 organization" : `${organizations} organizations`,
        ],
      ),
    ),
    add: changeModules("adds modules", (had, named) => [...new Set([...had, ...named])]),
    set: changeModules("replaces the modules", (_, named) => [...named]),
    remove: changeModules("removes modules", (had, named) => had.filter((id) => !named.includes(id))),
  },
};
