import type { Db } from "../platform/db.ts";
import type { ImportRun } from "../provenance/import-run.ts";
import { problemAt, recordChecker } from "./check-record.ts";
import { CONGRESS, OF_CONGRESS, SocialRecord } from "./congress-schemas.ts";
import { createPeopleFinder } from "./find-stored.ts";
import { type Counts, createTally } from "./import-counts.ts";
import { BLANKS, type Row } from "./imported-rows.ts";
import { syncRows } from "./sync-rows.ts";
import { readList, type ReadFile } from "./yaml-file.ts";

const check = recordChecker(SocialRecord);

const { twitter_username, facebook_url, instagram_username, youtube } = BLANKS.profiles;
const NO_ACCOUNTS: Row<"profiles"> = { twitter_username, facebook_url, instagram_username, youtube };
const isEmpty = (row: Row<"profiles"> = {}): boolean => Object.values(row).every((account) => account === "");

export async function importAccounts(tx: Db, file: ReadFile, run: ImportRun): Promise<Counts> {
  const { accounts, keys, isKept, tally } = await readAccounts(tx, file);
  const wanted = keys.filter((key) => accounts.has(key) || !isKept(key));
  const { known, changed } = await syncRows(tx, run, {
    table: "profiles",
    among: OF_CONGRESS,
    incoming: new Map(wanted.map((key) => [key, accounts.get(key) ?? NO_ACCOUNTS])),
    stamp: { updated_date: run.today },
  });
  const added = changed.filter((key) => isEmpty(known.get(key)?.row));
  const left = changed.filter((key) => !accounts.has(key));
  return tally.counts({
    read: accounts.size,
    added: added.length,
    changed: changed.length - added.length - left.length,
    left: left.length,
  });
}

async function readAccounts(tx: Db, file: ReadFile) {
  const tally = createTally();
  const people = await createPeopleFinder(tx, { source: CONGRESS, tally });
  const accounts = new Map<string, Row<"profiles">>();
  const invalid = new Set<string>();

  for (const [index, value] of readList(file, "people with their accounts").entries()) {
    const checked = check(file, [index], value);
    if (checked.status === "bad") {
      tally.reject(checked.problems);
      const bioguide = (value as { id?: { bioguide?: unknown } } | null)?.id?.bioguide;
      if (typeof bioguide === "string") invalid.add(bioguide);
      else tally.markIncomplete();
      continue;
    }
    const { id, social } = checked.value;
    const problem = (why: string) => problemAt(file, [index], ["id", "bioguide"], why);
    if (!tally.see(id.bioguide)) {
      tally.reject([problem(`repeats ${id.bioguide} from an earlier record`)]);
    } else if (people.find(id.bioguide, problem(`does not match any person: ${id.bioguide}`)) !== null) {
      accounts.set(id.bioguide, {
        twitter_username: social.twitter ?? "",
        facebook_url: social.facebook === undefined ? "" : `https://www.facebook.com/${social.facebook}`,
        instagram_username: social.instagram ?? "",
        youtube: youtubeAddress(social),
      });
    }
  }
  const isKept = (key: string): boolean => invalid.has(key) || !tally.isComplete;
  return { accounts, keys: [...people.ids.keys()], isKept, tally };
}

/** Prefer the channel id: names can change. */
function youtubeAddress({ youtube, youtube_id }: { youtube?: string; youtube_id?: string }): string {
  if (youtube_id !== undefined) return `https://www.youtube.com/channel/${youtube_id}`;
  return youtube === undefined ? "" : `https://www.youtube.com/${youtube}`;
}
