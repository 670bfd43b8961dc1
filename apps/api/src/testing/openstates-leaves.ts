import { groupBy, toSearchableText } from "@rotunda/core";
import { join } from "node:path";
import { districtNumber } from "../imports/openstates-person.ts";
import { isPossibleDate, wholeDate } from "../imports/openstates-dates.ts";
import extras from "../imports/openstates-extras.json" with { type: "json" };
import omissions from "../imports/openstates-omissions.json" with { type: "json" };
import { titleOfRole } from "../imports/openstates-rosters.ts";
import { readSource } from "../imports/yaml-file.ts";
import type { Db } from "../platform/db.ts";

interface Leaf {
  /** "roles[].district" */
  path: string;
  /** "roles.0.district" */
  field: string;
  text: string;
}

function listLeaves(value: unknown, path = "", field = ""): Leaf[] {
  if (typeof value === "string") return [{ path, field, text: value }];
  const join = (left: string, right: string): string => (left === "" ? right : `${left}.${right}`);
  if (Array.isArray(value))
    return value.flatMap((entry, index) => listLeaves(entry, `${path}[]`, join(field, String(index))));
  return Object.entries(value ?? {}).flatMap(([key, entry]) => listLeaves(entry, join(path, key), join(field, key)));
}

const OMITTED_EXTRAS: Partial<Record<string, string>> = extras.omitted;

/** `kind`: the classification of the leaf's office, or "former" for all of a person who left. */
const isOmitted = ({ path, text }: Leaf, kind: string): boolean => {
  const [, extra] = /^extras\.(.+?)(?:\[\].*)?$/u.exec(path) ?? [];
  if (extra !== undefined && OMITTED_EXTRAS[toSearchableText(extra)] !== undefined) return true;
  return omissions.some(
    ({ path: omitted, value = "", of = "" }) =>
      (of === "" ? path === omitted : path.startsWith(omitted) && kind.includes(of)) &&
      new RegExp(value, "iu").test(text),
  );
};

const GENDERS: Record<string, string> = { Female: "gender id 1", Male: "gender id 2", X: "gender id 3" };
const CHAMBERS: Record<string, string> = { lower: "chamber house", upper: "chamber senate", legislature: "chamber" };

/** Returns the parts of a value as the import stores them. */
function listStoredParts({ path, text }: Leaf): string[] {
  if (path === "gender") return [GENDERS[text] ?? text];
  if (path === "chamber") return [CHAMBERS[text] ?? text];
  if (path === "members[].role") return [titleOfRole(text)];
  if (path === "roles[].district") return [districtNumber(text)];
  if (path.endsWith("jurisdiction")) return [/\/(?:state|district|territory):(\w\w)/u.exec(text)?.[1] ?? text];
  if (path === "offices[].classification") return [text.split("-")[0] ?? text];
  if (path.endsWith("date") && isPossibleDate(text) && wholeDate(text) === null) return [];
  if (/address$|box$|count|biography/iu.test(path)) return text.split(/[,;\n]+|\s(?=\d{5}(?:-|$))/u);
  return [text];
}

/** Finds the values of a record's file that are neither stored nor left out on purpose. */
export async function findMissingLeaves(
  db: Db,
  folder: string,
  paths: readonly string[],
): Promise<(Leaf & { file: string })[]> {
  const stored = await loadStoredTexts(db);
  const missing: (Leaf & { file: string })[] = [];
  for (const path of paths) {
    const file = await readSource(folder, path);
    const leaves = listLeaves(file.root);
    const id = leaves.find(({ path: at }) => at === "id")?.text ?? "";
    const texts = ` ${stored.get(id) ?? ""} `;
    const isStored = (part: string): boolean =>
      texts.includes(` ${toSearchableText(part)} `) || toSearchableText(part) === "";
    const kindOf = ({ field }: Leaf): string => {
      if (isStored("is former true")) return "former";
      const [office] = /^offices\.\d+/u.exec(field) ?? [];
      return leaves.find(({ field: at }) => at === `${office}.classification`)?.text ?? "";
    };
    missing.push(
      ...leaves
        .filter((leaf) => !listStoredParts(leaf).every(isStored) && !isOmitted(leaf, kindOf(leaf)))
        .map((leaf) => ({ file: join(path), ...leaf })),
    );
  }
  return missing;
}

/** Returns all stored rows about a person or committee as one searchable text, by the source's key. */
async function loadStoredTexts(db: Db): Promise<Map<string, string>> {
  const parts = await db.query<{ key: string; row: string }>(
    `with owners as materialized (select id, source_id from profiles where source = 'openstates'),
       committees as materialized (select id, source_id from groups where source = 'openstates')
     select source_id as key, to_jsonb(p)::text as row from profiles p where source = 'openstates'
     union all select source_id, to_jsonb(t)::text from terms t join owners on owners.id = t.profile_id
     union all select source_id, to_jsonb(l)::text from leadership_roles l join owners on owners.id = l.profile_id
     union all select owners.source_id, to_jsonb(o)::text from offices o join owners on owners.id = o.profile_id
     union all select owners.source_id, to_jsonb(c)::text from contacts c
       join owners on owners.id = c.employer_profile_id
     union all select source_id, to_jsonb(g)::text from groups g where source = 'openstates'
     union all select committees.source_id, to_jsonb(c)::text from contacts c
       join committees on committees.id = c.employer_group_id
     union all select committees.source_id, to_jsonb(m)::text || owners.source_id from group_members m
       join committees on committees.id = m.group_id join owners on owners.id = m.profile_id`,
  );
  const toText = (rows: readonly { row: string }[]) => rows.map(({ row }) => row).join(" ");
  const byKey = groupBy(parts, ({ key }) => key);
  return new Map([...byKey].map(([key, rows]) => [key, toSearchableText(toText(rows).replaceAll("\\n", " "))]));
}
