import type { Db } from "../platform/db.ts";
import type { ImportRun } from "../provenance/import-run.ts";
import { loadSuppressed } from "../provenance/suppressed-people.ts";
import { problemAt, type ReadFile, recordChecker } from "./check-record.ts";
import { SocialRecord } from "./congress-schemas.ts";
import { CONGRESS, type FileImport, listOf, OF_CONGRESS } from "./import-file.ts";
import { type Known, loadKnown, type Row, syncRows } from "./sync-rows.ts";
import { type Counts, createTally } from "./tally.ts";

export const importSocialMedia: FileImport = {
  file: "legislators-social-media.yaml",
  unit: "people",
  run: importLinks,
};

const check = recordChecker(SocialRecord);

const NO_LINKS = { twitter_username: "", facebook_url: "", instagram_username: "", youtube: "" };
const NAMES = Object.keys(NO_LINKS);
const isEmpty = (row: Row | undefined): boolean => NAMES.every((name) => row?.[name] === "");

async function importLinks(tx: Db, file: ReadFile, run: ImportRun): Promise<Counts> {
  const known = await loadKnown(tx, "profiles", NAMES, OF_CONGRESS);
  const { links, keeps, tally } = await readLinks(tx, file, known);
  const incoming = new Map([...known.keys()].flatMap((key) => linksOf(key, links, keeps)));
  const stamp = { updated_date: run.today };
  const { changed } = await syncRows(tx, run, { table: "profiles", known, incoming, stamp });
  // Counted as accounts: who had none has got some, who stands no longer in the file has lost them.
  const added = changed.filter((key) => isEmpty(known.get(key)?.row));
  const left = changed.filter((key) => !links.has(key));
  return tally.counts({
    read: links.size,
    added: added.length,
    changed: changed.length - added.length - left.length,
    left: left.length,
  });
}

function linksOf(key: string, links: ReadonlyMap<string, Row>, keeps: (key: string) => boolean): [string, Row][] {
  const found = links.get(key);
  if (found) return [[key, found]];
  return keeps(key) ? [] : [[key, NO_LINKS]];
}

async function readLinks(tx: Db, file: ReadFile, people: Known) {
  const suppressed = await loadSuppressed(tx);
  const links = new Map<string, Row>();
  const unreadable = new Set<string>();
  const tally = createTally();

  for (const [index, value] of listOf(file, "people with their accounts").entries()) {
    const checked = check(file, [index], value);
    if (checked.status === "bad") {
      tally.reject(checked.problems);
      const bioguide = (value as { id?: { bioguide?: unknown } } | null)?.id?.bioguide;
      if (typeof bioguide === "string") unreadable.add(bioguide);
      else tally.lose();
      continue;
    }
    const { id, social } = checked.value;
    if (!tally.meet(id.bioguide)) {
      tally.reject([problemAt(file, [index], ["id", "bioguide"], `repeats ${id.bioguide}, which stands above`)]);
    } else if (people.has(id.bioguide)) {
      links.set(id.bioguide, {
        twitter_username: social.twitter ?? "",
        facebook_url: social.facebook === undefined ? "" : `https://www.facebook.com/${social.facebook}`,
        instagram_username: social.instagram ?? "",
        youtube: youtubeAddress(social),
      });
    } else if (suppressed.isLeftOut(CONGRESS, id.bioguide)) {
      tally.withhold(1);
    } else {
      tally.reject([problemAt(file, [index], ["id", "bioguide"], `names nobody we know: ${id.bioguide}`)]);
    }
  }
  return { links, tally, keeps: (key: string) => unreadable.has(key) || !tally.isComplete };
}

/** A channel's id outlives its name. */
function youtubeAddress({ youtube, youtube_id }: { youtube?: string; youtube_id?: string }): string {
  if (youtube_id !== undefined) return `https://www.youtube.com/channel/${youtube_id}`;
  return youtube === undefined ? "" : `https://www.youtube.com/${youtube}`;
}
