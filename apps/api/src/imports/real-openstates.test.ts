import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { describeWithDatabase, describeWithSource } from "../testing/databases.ts";
import { findStoredTexts } from "../testing/stored-texts.ts";
import { importOpenStates } from "./openstates-people.ts";
import { groupBy, toSearchableText } from "@rotunda/core";
import { formatSourceDistrict } from "./openstates-districts.ts";
import { isPossibleDate, parseWholeDate } from "./openstates-dates.ts";
import extras from "./openstates-extras.json" with { type: "json" };
import omissions from "./openstates-omissions.json" with { type: "json" };
import { formatRoleTitle } from "./openstates-committees.ts";
import { readSource } from "./read-source.ts";
import type { Db } from "../platform/db.ts";

const TODAY = "2026-08-15";

describeWithSource("Open States people", "openstates-people", (source) => {
  describeWithDatabase("importing real state legislatures", (openDb) => {
    const count = async (text: string) =>
      (await openDb().query<{ count: number }>(`select count(*)::int as count from ${text}`))[0]?.count;

    it("imports every state, stores no homes, and changes nothing the second time", { timeout: 240_000 }, async () => {
      const paths = await listFilesIn(source);
      const kind = (folder: string) => paths.filter((path) => path.includes(`/${folder}/`)).length;
      const first = await importOpenStates(openDb(), source, { today: TODAY });
      for (const file of first.files) {
        expect(file).toMatchObject({ status: "imported" });
        // Rosters contain people who have left; their files are in another folder.
        if (!file.file.endsWith("rosters")) expect(file).toMatchObject({ rejected: 0 });
      }
      expect(await count("profiles")).toBe(kind("legislature") + kind("executive"));
      expect(await count("profiles where chamber_id in (3, 4) and not is_former")).toBeGreaterThan(
        kind("legislature") - 20,
      );
      expect(await count("groups")).toBe(kind("committees"));
      expect(await count("contacts where record_type = 'person' and profile_type_id = 10")).toBe(kind("legislature"));
      expect(
        await count(
          "profiles p where chamber_id is not null and not exists (select from states s join districts d on d.state_id = s.id where s.code = p.state_code and d.leg_chamber_id = p.chamber_id and d.number = p.district)",
        ),
      ).toBe(0);
      const reported = first.files.flatMap((file) =>
        file.status === "imported" ? [...file.doubts, ...file.problems] : [],
      );
      // A committee member that is reported as unknown explains all values of the member.
      const isReported = (leaf: { file: string; field: string }): boolean =>
        reported.some(
          ({ file, field }) =>
            file === leaf.file &&
            (field === leaf.field || (field === "person_id" && leaf.field.startsWith("members."))),
        );
      const missing = await findMissingLeaves(
        openDb(),
        source,
        paths.map((path) => relative(source, path)),
      );
      // Of an account that is an address, only the name is stored: "name/?hl=es".
      const isAddress = ({ field, text }: { field: string; text: string }) =>
        field.startsWith("ids.") && text.includes("/");
      const unexplained = missing.filter((leaf) => !isReported(leaf) && !isAddress(leaf));
      // Each value is stored, reported, or on the list of omissions.
      expect(unexplained.map(({ file, field, text }) => `${file} ${field}: ${text}`)).toEqual([]);
      const homes = await privateValuesIn(paths);
      expect(await findStoredTexts(openDb(), homes)).toEqual([]);

      const second = await importOpenStates(openDb(), source, { today: TODAY });
      for (const file of second.files) expect(file).toMatchObject({ added: 0, changed: 0, left: 0 });
      expect(second.isSearchRebuilt).toBe(false);
    });

    it("stores no part of a home that is added to every record of a state", { timeout: 240_000 }, async () => {
      const folder = await mkdtemp(join(tmpdir(), "openstates-homes-"));
      await cp(join(source, "data/ne"), join(folder, "data/ne"), { recursive: true });
      for (const path of await listFilesIn(folder)) {
        if (path.includes("/committees/")) continue;
        const text = await readFile(path, "utf8");
        const number = String(1000 + Math.abs(hashOf(path) % 9000));
        const home = `- classification: home\n  address: ${number} Privacy Lane, Lincoln, NE 68${number.slice(1)}\n  voice: 402-555-${number}\n`;
        const twin = `- classification: district\n  address: ${number} Privacy Lane; Lincoln; NE 68${number.slice(1)}\n`;
        const withHome = text.includes("offices:\n")
          ? text.replace("offices:\n", `offices:\n${home}${twin}`)
          : `${text}offices:\n${home}${twin}`;
        await writeFile(
          path,
          withHome.includes("extras:\n") ? withHome : `${withHome}extras:\n  residence: ${number} Privacy Lane\n`,
        );
      }
      const report = await importOpenStates(openDb(), folder, { today: TODAY });
      expect(report.files[0]).toMatchObject({
        rejected: 0,
        withheld: expect.toSatisfy((count: number) => count >= 100),
      });
      expect(await findStoredTexts(openDb(), ["privacy lane", "402-555-"])).toEqual([]);
      await rm(folder, { recursive: true });
    });
  });
});

async function listFilesIn(folder: string): Promise<string[]> {
  const entries = await readdir(join(folder, "data"), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

const hashOf = (text: string): number =>
  Array.from(text).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) | 0, 7);

/** Collects private values independently of the import, by words in keys. */
async function privateValuesIn(paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  const collect = (value: unknown, isPrivate: boolean): void => {
    if (typeof value === "string" && isPrivate && /\d/u.test(value)) found.push(value);
    if (typeof value !== "object" || value === null) return;
    const { classification } = value as { classification?: unknown };
    for (const [key, entry] of Object.entries(value)) {
      collect(entry, isPrivate || classification === "home" || /home|residen/iu.test(key));
    }
  };
  for (const path of paths) {
    const text = await readFile(path, "utf8");
    // Parsing is slow, and most files don't contain the words.
    if (/home|residen/iu.test(text)) collect(parse(text), false);
  }
  return found;
}

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

/**
 * `kind`: the classification of the office that contains the value, or "former" for all values of a person who left.
 */
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
  if (path === "members[].role") return [formatRoleTitle(text)];
  if (path === "roles[].district") return [formatSourceDistrict(text)];
  if (path.endsWith("jurisdiction")) return [/\/(?:state|district|territory):(\w\w)/u.exec(text)?.[1] ?? text];
  if (path === "offices[].classification") return [text.split("-")[0] ?? text];
  if (path.endsWith("date") && isPossibleDate(text) && parseWholeDate(text) === null) return [];
  if (/address$|box$|count|biography/iu.test(path)) return text.split(/[,;\n]+|\s(?=\d{5}(?:-|$))/u);
  return [text];
}

/** Finds the values of a record's file that are neither stored nor left out on purpose. */
async function findMissingLeaves(
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
