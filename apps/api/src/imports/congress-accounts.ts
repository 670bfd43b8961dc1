import type { Db } from "../platform/db.ts";
import type { ImportRun } from "../provenance/import-run.ts";
import { problemAt, recordChecker } from "./check-record.ts";
import { isAccountLink, type Link, linksOf } from "./congress-person.ts";
import { CONGRESS, SocialRecord } from "./congress-schemas.ts";
import { createPeopleFinder } from "./find-stored.ts";
import { type Counts, ImportCounts, refuseSuddenLoss } from "./import-counts.ts";
import { BLANKS, type Row } from "./imported-rows.ts";
import { loadStoredRows, syncRows } from "./sync-rows.ts";
import { readList, type ReadFile } from "./yaml-file.ts";

const check = recordChecker(SocialRecord);

const { twitter_username, facebook_url, instagram_username, youtube } = BLANKS.profiles;
const NO_ACCOUNTS = { twitter_username, facebook_url, instagram_username, youtube };
const ACCOUNT_COLUMNS = Object.keys(NO_ACCOUNTS) as (keyof typeof NO_ACCOUNTS)[];
const isEmpty = (row: Row<"profiles"> = {}): boolean => ACCOUNT_COLUMNS.every((column) => row[column] === "");

/** Former people without accounts, of whom there are many, aren't compared. */
const AMONG = `not is_former or concat(${ACCOUNT_COLUMNS.join(", ")}) <> ''`;

export async function importAccounts(run: ImportRun, file: ReadFile): Promise<Counts> {
  const { accounts, isKept, counts } = await readAccounts(run.tx, file);
  const known = await loadStoredRows(run.tx, {
    table: "profiles",
    source: CONGRESS,
    columns: [...ACCOUNT_COLUMNS, "body.links"],
    among: AMONG,
  });
  const wanted = [...known.keys()].filter((key) => accounts.has(key) || !isKept(key));
  const { changed } = await syncRows(run, {
    table: "profiles",
    known,
    incoming: new Map(
      wanted.map((key) => {
        const { links = [], row = NO_ACCOUNTS } = accounts.get(key) ?? {};
        const others = (known.get(key)?.row["body.links"] ?? []).filter((link) => !isAccountLink(link));
        const all = [...others, ...links];
        return [key, { ...row, "body.links": all.length === 0 ? null : all }];
      }),
    ),
    stamp: { updated_date: run.today },
  });
  const added = changed.filter((key) => isEmpty(known.get(key)?.row));
  const left = changed.filter((key) => !accounts.has(key));
  const owners = [...known.values()].filter(({ row }) => !isEmpty(row)).length;
  refuseSuddenLoss(run, { known: owners, missing: left.length, noun: "people with accounts" });
  return counts.finish({
    read: accounts.size,
    added: added.length,
    changed: changed.length - added.length - left.length,
    left: left.length,
  });
}

async function readAccounts(tx: Db, file: ReadFile) {
  const counts = new ImportCounts();
  const people = await createPeopleFinder(tx, { source: CONGRESS, counts });
  const accounts = new Map<string, { row: Row<"profiles">; links: Link[] }>();
  const invalid = new Set<string>();

  for (const [index, value] of readList(file, "people with their accounts").entries()) {
    const record = counts.accept(check(file, [index], value));
    if (!record) {
      const bioguide = (value as { id?: { bioguide?: unknown } } | null)?.id?.bioguide;
      if (typeof bioguide === "string") invalid.add(bioguide);
      else counts.isComplete = false;
      continue;
    }
    const { id, social } = record;
    const problem = (why: string) => problemAt(file, [index], ["id", "bioguide"], why);
    if (!counts.see(id.bioguide)) {
      counts.reject([problem(`repeats ${id.bioguide} from an earlier record`)]);
    } else if (people.find(id.bioguide, problem(`does not match any person: ${id.bioguide}`)) === null) {
      if (!people.isLeftOut(id.bioguide)) counts.isComplete = false;
    } else {
      accounts.set(id.bioguide, {
        row: {
          twitter_username: social.twitter ?? "",
          facebook_url: social.facebook === undefined ? "" : `https://www.facebook.com/${social.facebook}`,
          instagram_username: social.instagram ?? "",
          youtube: youtubeAddress(social),
        },
        links: linksOf({
          mastodon: mastodonAddress(social.mastodon),
          bluesky: social.bluesky,
          threads: social.threads,
        }),
      });
    }
  }
  const isKept = (key: string): boolean => invalid.has(key) || !counts.isComplete;
  return { accounts, isKept, counts };
}

function mastodonAddress(account = ""): string | undefined {
  const [, name, server] = /^@?([^@/]+)@([^@/]+)$/u.exec(account) ?? [];
  return name === undefined ? undefined : `https://${server}/@${name}`;
}

/** Prefer the channel id: names can change. */
function youtubeAddress({ youtube, youtube_id }: { youtube?: string; youtube_id?: string }): string {
  if (youtube_id !== undefined) return `https://www.youtube.com/channel/${youtube_id}`;
  return youtube === undefined ? "" : `https://www.youtube.com/${youtube}`;
}
