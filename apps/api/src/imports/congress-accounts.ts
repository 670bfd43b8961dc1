import type { Static } from "typebox";
import type { Db } from "../platform/db.ts";
import type { ImportRun } from "../provenance/import-run.ts";
import { problemAt, recordChecker } from "./check-record.ts";
import { isAccountLink, linksOf } from "./congress-person.ts";
import { CONGRESS, SocialRecord } from "./congress-schemas.ts";
import { createPeopleFinder } from "./find-stored.ts";
import { type Counts, ImportCounts, refuseSuddenLoss } from "./import-counts.ts";
import { listOrNull, type Row } from "./imported-rows.ts";
import { loadStoredRows, syncRows } from "./sync-rows.ts";
import { readList, type ReadFile, textAt } from "./yaml-file.ts";

const check = recordChecker(SocialRecord);

const ACCOUNT_COLUMNS = ["twitter_username", "facebook_url", "instagram_username", "youtube"] as const;

const hasAccounts = (row: Row<"profiles"> = {}): boolean => ACCOUNT_COLUMNS.some((column) => row[column]);

export async function importAccounts(run: ImportRun, file: ReadFile): Promise<Counts> {
  const { accounts, counts } = await readAccounts(run.tx, file);
  const known = await loadStoredRows(run.tx, {
    table: "profiles",
    source: CONGRESS,
    columns: [...ACCOUNT_COLUMNS, "body.links"],
    // Former people without accounts, of whom there are many, aren't compared.
    among: `not is_former or concat(${ACCOUNT_COLUMNS.join(", ")}) <> ''`,
  });
  const isKept = (key: string): boolean => !counts.isComplete || counts.keys.has(key);
  const wanted = [...known.keys()].filter((key) => accounts.has(key) || !isKept(key));
  const { changed } = await syncRows(run, {
    table: "profiles",
    known,
    incoming: new Map(
      wanted.map((key) => {
        const others = (known.get(key)?.row["body.links"] ?? []).filter((link) => !isAccountLink(link));
        const { links, ...row } = accounts.get(key) ?? accountsOf({});
        return [key, { ...row, "body.links": listOrNull([...others, ...links]) }];
      }),
    ),
  });
  const added = changed.filter((key) => !hasAccounts(known.get(key)?.row)).length;
  const left = changed.filter((key) => !accounts.has(key)).length;
  const owners = [...known.values()].filter(({ row }) => hasAccounts(row)).length;
  refuseSuddenLoss(run, { known: owners, missing: left, noun: "people with accounts" });
  return counts.finish({ read: accounts.size, added, changed: changed.length - added - left, left });
}

async function readAccounts(tx: Db, file: ReadFile) {
  const counts = new ImportCounts();
  const people = await createPeopleFinder(tx, { source: CONGRESS, counts });
  const accounts = new Map<string, ReturnType<typeof accountsOf>>();
  for (const [index, value] of readList(file, "people with their accounts").entries()) {
    const bioguide = textAt(value, "id", "bioguide");
    if (bioguide === null) counts.isComplete = false;
    const isNew = bioguide !== null && counts.see(bioguide);
    const record = counts.accept(check(file, [index], value));
    if (!record || bioguide === null) continue;
    const problem = (why: string) => problemAt(file, [index], ["id", "bioguide"], why);
    if (!isNew) {
      counts.reject([problem(`repeats ${bioguide} from an earlier record`)]);
    } else if (people.find(bioguide, problem) !== null) {
      accounts.set(bioguide, accountsOf(record.social));
    } else if (!people.isLeftOut(bioguide)) {
      counts.isComplete = false;
    }
  }
  return { accounts, counts };
}

type Social = Static<typeof SocialRecord>["social"];

const accountsOf = (social: Social) => ({
  twitter_username: social.twitter ?? "",
  facebook_url: social.facebook === undefined ? "" : `https://www.facebook.com/${social.facebook}`,
  instagram_username: social.instagram ?? "",
  youtube: youtubeAddress(social),
  links: linksOf({ mastodon: mastodonAddress(social.mastodon), bluesky: social.bluesky, threads: social.threads }),
});

function mastodonAddress(account = ""): string | undefined {
  const [, name, server] = /^@?([^@/]+)@([^@/]+)$/u.exec(account) ?? [];
  return name === undefined ? undefined : `https://${server}/@${name}`;
}

/** Prefer the channel id: names can change. */
function youtubeAddress({ youtube, youtube_id }: { youtube?: string; youtube_id?: string }): string {
  if (youtube_id !== undefined) return `https://www.youtube.com/channel/${youtube_id}`;
  return youtube === undefined ? "" : `https://www.youtube.com/${youtube}`;
}
