import { readFile } from "node:fs/promises";
import { parse } from "csv-parse/sync";
import { beforeAll, expect, it } from "vitest";
import { describeWithDatabase, describeWithSource } from "../testing/databases.ts";
import { importCongress } from "./congress-legislators.ts";
import omissions from "./congress-omissions.json" with { type: "json" };
import { readSource } from "./read-source.ts";
import { formatDate } from "@rotunda/core";

/** Values of the source and how the product writes them. */
const WORDS = { F: "female", M: "male", majority: "MAJ", minority: "MIN", "0": "AL" };

type Values = Record<string, unknown>;
/** A part of a record, and the key of the stored data. */
interface Part {
  key: string;
  path: string;
  value: unknown;
}

describeWithSource("congress-legislators", "congress-legislators", (source) => {
  describeWithDatabase(
    "importing the real Congress",
    (openDb) => {
      const options = { today: "2026-06-09" };
      const count = async (text: string) =>
        (await openDb().query<{ count: number }>(`select count(*)::int as count from ${text}`))[0]?.count;

      beforeAll(async () => {
        const { files } = await importCongress(openDb(), source, options);
        for (const file of files) expect(file).toMatchObject({ status: "imported", rejected: 0, doubts: [] });
      });

      it("stores everyone with complete rosters", async () => {
        expect(await count("profiles where chamber_id is not null and not is_former")).toBe(537);
        expect(await count("profiles where is_former")).toBe(12_177 + 78);
        expect(await count("contacts where record_type = 'person'")).toBe(537);
        expect(await count("groups where kind = 'committee' and parent_id is null and not is_former")).toBe(49);
        expect(await count("groups where parent_id is not null and not is_former")).toBe(181);
        expect(await count("group_members")).toBe(3879);
        expect(await count("(select distinct group_id from group_members) rosters")).toBe(228);
        expect(await count("offices where type = 'District Office'")).toBe(1312);
        expect(await count("offices where hours <> ''")).toBe(253);
        expect(
          await count("terms join profiles on id = profile_id where chamber_id is not null and not is_former"),
        ).toBe(2792);
        expect(
          await openDb().query(
            "select position_summary from profiles where chamber_id is null and not is_former order by 1",
          ),
        ).toEqual([
          { position_summary: "President of the United States" },
          { position_summary: "Vice President of the United States" },
        ]);
      });

      it("stores each value of the source, or leaves it out for a listed reason", async () => {
        const stored = new Map<string, string>();
        const add = async (text: string) => {
          for (const { key, ...values } of await openDb().query<Values & { key: string }>(text)) {
            stored.set(key, (stored.get(key) ?? "") + wordsOf(values));
          }
        };
        await add(`select p.source_id as key, p.*, party.name as party, gender.name as gender from profiles p
          left join lookup_items party on party.list = 'political_parties' and party.id = party_id
          left join lookup_items gender on gender.list = 'genders' and gender.id = gender_id`);
        await add(`select p.source_id as key, o.room, o.building, o.address1, o.city, o.state_code, o.zip, o.phone, o.fax
          from offices o join profiles p on p.id = profile_id where o.type = 'Capitol Office'`);
        await add("select source_id as key, o.* from offices o where type = 'District Office'");
        await add("select source_id || '/' || position as key, t.* from terms t join profiles p on p.id = profile_id");
        await add(`select source_id || '/role' || position as key, l.* from leadership_roles l
          join profiles p on p.id = profile_id`);
        await add(`select g.source_id as key, g.*, parent.source_id as parent,
            substr(g.source_id, length(parent.source_id) + 1) as part
          from groups g left join groups parent on parent.id = g.parent_id`);
        await add(`select g.source_id || '/' || p.source_id as key, m.* from group_members m
          join groups g on g.id = group_id join profiles p on p.id = profile_id`);

        const lost: (Leaf & { file: string })[] = [];
        const compare = (file: string, parts: readonly Part[]) => {
          for (const { key, path, value } of parts) {
            for (const leaf of listLeaves(value, path)) {
              if (!holdsValue(stored.get(key) ?? "", leaf.value, WORDS)) lost.push({ file, ...leaf });
            }
          }
        };
        for (const [file, split] of Object.entries(SPLITS)) {
          const read = await readSource(source, file);
          for (const [index, value] of Object.entries(read.root as Values)) compare(file, split(value, index));
        }
        const file = "legislators-historical.csv";
        const rows: Record<string, string>[] = parse(await readFile(`${source}/${file}`), { columns: true });
        for (const row of rows) {
          const { bioguide_id: id = "", type, state, district, senate_class, party, ...person } = row;
          const term = { type, state, district, senate_class, party };
          const isPresident = /\b(vice)?prez\b/u.test(stored.get(`${id}/0`) ?? "");
          if (isPresident) compare(file, [{ key: "", path: "presidents", value: id }]);
          else
            compare(file, [
              { key: id, path: "", value: { ...person, id } },
              { key: `${id}/0`, path: "", value: term },
            ]);
        }
        expect(findLost(lost, omissions)).toEqual({ examples: {}, unneeded: [] });
      });

      it("changes nothing the second time", async () => {
        const second = await importCongress(openDb(), source, options);
        for (const file of second.files) expect(file).toMatchObject({ added: 0, changed: 0, left: 0, rejected: 0 });
        expect(second.isSearchRebuilt).toBe(false);
      });
    },
    { keep: true },
  );
});

const person = (value: unknown): Part[] => {
  const {
    terms,
    leadership_roles: roles = [],
    ...rest
  } = value as Values & { terms: Values[]; leadership_roles?: Values[] };
  const { bioguide, govtrack } = rest["id"] as Record<string, string>;
  const key = bioguide ?? `govtrack:${govtrack}`;
  const { url, contact_form, rss_url, address, office, phone, fax, state_rank, ...last } = terms.at(-1) ?? {};
  return [
    { key, path: "", value: rest },
    { key, path: "current", value: { url, contact_form, rss_url, address, office, phone, fax, state_rank } },
    { key: `${key}/${terms.length - 1}`, path: "terms", value: last },
    ...terms.slice(0, -1).map((term, position) => ({ key: `${key}/${position}`, path: "terms", value: term })),
    ...roles.map((role, position) => ({ key: `${key}/role${position}`, path: "leadership_roles", value: role })),
  ];
};

const committee = (value: unknown): Part[] => {
  const { subcommittees = [], ...whole } = value as Values & { thomas_id: string; subcommittees?: Values[] };
  return [
    { key: whole.thomas_id, path: "", value: whole },
    ...subcommittees.map((part) => ({
      key: `${whole.thomas_id}${String(part["thomas_id"])}`,
      path: "subcommittees",
      value: part,
    })),
  ];
};

const SPLITS: Record<string, (value: unknown, index: string) => Part[]> = {
  "legislators-current.yaml": person,
  "executive.yaml": person,
  "committees-current.yaml": committee,
  "committees-historical.yaml": committee,
  "committee-membership-current.yaml": (value, group) =>
    (value as Values[]).map(({ bioguide, ...seat }) => ({
      key: `${group}/${String(bioguide)}`,
      path: "",
      value: seat,
    })),
  "legislators-district-offices.yaml": (value) => {
    const { id, offices } = value as { id: { bioguide: string }; offices: { id: string }[] };
    return [
      { key: id.bioguide, path: "id", value: id },
      ...offices.map((office) => ({ key: office.id, path: "offices", value: office })),
    ];
  },
  "legislators-social-media.yaml": (value) => {
    const { id, social } = value as { id: { bioguide: string }; social: Values & { mastodon?: string } };
    // Stored as the address of the page, in which the server comes first.
    return [
      { key: id.bioguide, path: "", value: { id, social: { ...social, mastodon: social.mastodon?.split("@") } } },
    ];
  },
};

interface Leaf {
  /** The path without list indexes: "terms.party". */
  path: string;
  value: string;
}

/** Lists the scalars in a record of a source. */
function listLeaves(value: unknown, path = ""): Leaf[] {
  if (value === null || value === undefined || value === "") return [];
  if (Array.isArray(value)) return value.flatMap((entry) => listLeaves(entry, path));
  if (typeof value !== "object") return [{ path, value: `${value as string | number | boolean}` }];
  return Object.entries(value).flatMap(([key, entry]) => {
    const name = /^\d+$/u.test(key) ? "*" : key;
    return listLeaves(entry, path === "" ? name : `${path}.${name}`);
  });
}

/** Joins the words of all values of a stored record, without its column names. */
const wordsOf = (stored: unknown): string =>
  ` ${listLeaves(stored)
    .map(({ value }) => fold(value))
    .join(" ")} `;

/** `words`: the product's words for values of the source that it translates. */
function holdsValue(stored: string, value: string, words: Readonly<Record<string, string>>): boolean {
  const forms = [
    value,
    words[value],
    formatDate(value),
    Number.isNaN(Number(value)) ? undefined : String(Number(value)),
  ];
  return forms.some((form) => form !== undefined && stored.includes(` ${fold(form)} `));
}

const fold = (text: string): string =>
  decode(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The reasons for values that an import leaves out on purpose, by file and path. */
type Omissions = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Returns an example of each path of a file with values that are neither stored nor left out on purpose, and unneeded
 * omissions.
 */
function findLost(lost: readonly (Leaf & { file: string })[], omissions: Omissions) {
  const examples: Record<string, string> = {};
  const needed = new Set<string>();
  for (const { file, path, value } of lost) {
    if (omissions[file]?.[path] === undefined) examples[`${file}: ${path}`] ??= value;
    else needed.add(`${file}: ${path}`);
  }
  const listed = Object.entries(omissions).flatMap(([file, paths]) =>
    Object.keys(paths).map((path) => `${file}: ${path}`),
  );
  return { examples, unneeded: listed.filter((each) => !needed.has(each)) };
}
