// Runs queries with known answers over the imported real data, and prints how often the answer comes first.
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { camelize, createDefaultQuery, parseSearchQuery, type SearchScope } from "@rotunda/core";
import { seedPlaces } from "../../apps/api/src/directory/seed-places.ts";
import { importCongress } from "../../apps/api/src/imports/congress-legislators.ts";
import { importOpenStates } from "../../apps/api/src/imports/openstates-people.ts";
import { readLookups } from "../../apps/api/src/lookups/read-lookups.ts";
import type { Db } from "../../apps/api/src/platform/db.ts";
import { migrate } from "../../apps/api/src/platform/migrate.ts";
import { openDb } from "../../apps/api/src/platform/pglite-db.ts";
import { readSettings } from "../../apps/api/src/platform/settings.ts";
import { runSearch, runSuggestions } from "../../apps/api/src/search/run-search.ts";

const HELP = `npm run bench:relevance -- [--congress <folder>] [--states <folder>] [--queries <file>]

Imports congress-legislators (../shared/data/congress-legislators) and openstates-people (../shared/data/openstates-people,
or none: --states "") into a temporary database, or uses that of DATA_DIR, and asks each query of bench/relevance/queries.tsv.
The expected records are Bioguide ids, Open States ids, ids of committees, state:TX or district:TX-23; any of several counts.`;

interface Query {
  class: string;
  query: string;
  expected: string;
}

const { values } = parseArgs({
  options: {
    congress: { type: "string", default: "../shared/data/congress-legislators" },
    states: { type: "string", default: "../shared/data/openstates-people" },
    queries: { type: "string", default: "bench/relevance/queries.tsv" },
    scope: { type: "string", default: "universal" },
    help: { type: "boolean" },
  },
});
if (values.help) print(HELP);
else await measure();

async function measure(): Promise<void> {
  const lines = (await readFile(values.queries, "utf8")).trim().split("\n").slice(1);
  const queries = lines.map((line): Query => {
    const [name = "", query = "", expected = ""] = line.split("\t");
    return { class: name, query, expected };
  });
  const folder = process.env["DATA_DIR"] === undefined ? await mkdtemp(join(tmpdir(), "relevance-")) : null;
  const db = await openDb(readSettings({ ...process.env, ...(folder !== null && { DATA_DIR: folder }) }));
  try {
    await migrate(db);
    if (folder !== null) await importAll(db);
    await report(db, queries);
  } finally {
    await db.close();
    if (folder !== null) await rm(folder, { recursive: true });
  }
}

async function importAll(db: Db): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  await seedPlaces(db);
  await importCongress(db, values.congress, { today });
  if (values.states !== "") await importOpenStates(db, values.states, { today });
}

async function report(db: Db, queries: readonly Query[]): Promise<void> {
  const keys = await loadKeys(db);
  const { lookups } = camelize((await readLookups(db)).wire);
  const scope = values.scope as SearchScope;
  const context = { reader: { modules: [1, 2, 3, 4], userId: 0 }, hidePaywalled: false, today: "2026-11-24" };
  const classes = new Map<string, { asked: number; first: number; third: number; empty: number }>();
  const failures: string[] = [];
  for (const { class: name, query, expected } of queries) {
    const address = new URLSearchParams({ q: query }).toString();
    const asked = { ...parseSearchQuery(scope, address, lookups), page: 0, pageSize: 24 };
    const { results, pagination } = await runSearch(db, scope, asked, context);
    const wanted = new Set(expected.split("|"));
    const place = results.findIndex((item) => wanted.has(keys.get(`${item.record_type} ${item.id}`) ?? ""));
    const counts = classes.get(name) ?? { asked: 0, first: 0, third: 0, empty: 0 };
    counts.asked += 1;
    if (place === 0) counts.first += 1;
    if (place >= 0 && place < 3) counts.third += 1;
    if (results.length === 0) counts.empty += 1;
    classes.set(name, counts);
    if (place !== 0) {
      const [top] = results;
      const where = results.length === 0 ? "nothing found" : place < 0 ? "not among 24" : `place ${place + 1}`;
      failures.push(
        `${name}: ${query} → ${where} of ${pagination.total_hits}${top ? `; first: ${top.preferred_name_display}, ${top.position_summary}` : ""}`,
      );
    }
  }
  printTable(classes, failures);
  await reportSuggestions(db, queries, { keys, context });
}

function printTable(
  classes: ReadonlyMap<string, { asked: number; first: number; third: number; empty: number }>,
  failures: string[],
) {
  const rows = [...classes];
  const total = { asked: 0, first: 0, third: 0, empty: 0 };
  for (const [, counts] of rows)
    for (const key of Object.keys(total) as (keyof typeof total)[]) total[key] += counts[key];
  const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
  for (const [name, { asked, first, third, empty }] of [...rows, ["all", total] as const]) {
    print(
      `${name.padEnd(14)} ${asked} asked, first ${percent(first, asked)}, within three ${percent(third, asked)}, ${empty} empty`,
    );
  }
  for (const failure of failures) print(failure);
}

/** After four letters of a name, the suggestions should contain the person. */
async function reportSuggestions(
  db: Db,
  queries: readonly Query[],
  { keys, context }: { keys: ReadonlyMap<string, string>; context: Parameters<typeof runSuggestions>[3] },
): Promise<void> {
  const names = queries.filter(({ class: name }) => name === "names");
  let found = 0;
  for (const { query, expected } of names) {
    const [first = "", ...last] = query.split(" ");
    const typed = `${first} ${last.join(" ").slice(0, 4)}`;
    const { results } = await runSuggestions(db, "universal", { ...createDefaultQuery(), keyword: typed }, context);
    if (results.some((item) => keys.get(`${item.record_type} ${item.id}`) === expected)) found += 1;
    else print(`suggestions: ${typed} lacks ${query}`);
  }
  print(`Suggestions after the first name and four letters: ${found} of ${names.length}`);
}

async function loadKeys(db: Db): Promise<Map<string, string>> {
  const rows = await db.query<{ record: string; key: string }>(
    `select 'profile ' || id as record, source_id as key from profiles
     union all select kind || ' ' || id, source_id from groups
     union all select 'state ' || id, 'state:' || code from states
     union all select 'district ' || d.id, 'district:' || s.code || '-' || d.number
       from districts d join states s on s.id = d.state_id where d.leg_chamber_id = 1`,
  );
  return new Map(rows.map(({ record, key }) => [record, key]));
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
