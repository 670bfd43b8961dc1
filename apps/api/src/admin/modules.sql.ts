import type { Db } from "../platform/db.ts";
import { AdminRefused } from "./audit.sql.ts";

export const listModules = (db: Db) =>
  db.query<{ id: number; name: string; abbreviation: string; organizations: number }>(
    `select id, name, coalesce(abbreviation, '') as abbreviation,
       (select count(*)::int from organizations where lookup_items.id = any(subscription_modules)) as organizations
     from lookup_items where list = 'subscription_modules' order by position, id`,
  );

/** Parses comma-separated module numbers or names, `all` or `none`, into ids. */
export async function readModules(db: Db, text: string): Promise<number[]> {
  const modules = await listModules(db);
  if (modules.length === 0) throw new AdminRefused("There is no module yet: they come with the first directory.");
  if (text === "all") return modules.map(({ id }) => id);
  if (text === "none") return [];
  const ids = text.split(",").map((written) => {
    const named = written.trim().toLowerCase();
    const found = modules.find(({ id, name }) => String(id) === named || name.toLowerCase() === named);
    if (found) return found.id;
    const known = modules.map(({ id, name }) => `${id} ${name}`).join(", ");
    throw new AdminRefused(`There is no module “${written.trim()}”. There are: ${known}.`);
  });
  return [...new Set(ids)].toSorted((a, b) => a - b);
}
