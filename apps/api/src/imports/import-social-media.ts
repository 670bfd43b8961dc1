import { updateRows } from "../directory/rows.ts";
import type { Db } from "../platform/db.ts";
import { problemAt, type ReadFile, recordChecker } from "./check-record.ts";
import { SocialRecord } from "./congress-schemas.ts";
import { CONGRESS, type Counts, type FileImport, listOf } from "./import-file.ts";
import type { Problem } from "./problem.ts";

export const importSocialMedia: FileImport = {
  file: "legislators-social-media.yaml",
  unit: "people",
  run: importLinks,
};

const check = recordChecker(SocialRecord);

interface Links {
  twitter_username: string;
  facebook_url: string;
  instagram_username: string;
  youtube: string;
}

const NO_LINKS: Links = { twitter_username: "", facebook_url: "", instagram_username: "", youtube: "" };
const NAMES = Object.keys(NO_LINKS) as (keyof Links)[];
const sameLinks = (a: Links, b: Links): boolean => NAMES.every((name) => a[name] === b[name]);

async function importLinks(tx: Db, file: ReadFile, today: string): Promise<Counts> {
  const people = await tx.query<Links & { id: number; source_id: string }>(
    `select id, source_id, ${NAMES.join(", ")} from profiles where source = '${CONGRESS}'`,
  );
  const reading = readLinks(file, new Set(people.map(({ source_id }) => source_id)));
  const { problems, rejected } = reading;
  const counts: Counts = { read: reading.links.size, added: 0, changed: 0, left: 0, rejected, problems };
  const differing = people.flatMap(({ id, source_id, ...known }) => {
    const links = reading.links.get(source_id) ?? (reading.keeps(source_id) ? known : NO_LINKS);
    if (sameLinks(known, links)) return [];
    if (sameLinks(known, NO_LINKS)) counts.added += 1;
    else if (reading.links.has(source_id)) counts.changed += 1;
    else counts.left += 1;
    return [{ id, ...links, updated_date: today }];
  });
  await updateRows(tx, "profiles", differing);
  return counts;
}

function readLinks(file: ReadFile, people: ReadonlySet<string>) {
  const links = new Map<string, Links>();
  const unreadable = new Set<string>();
  const problems: Problem[] = [];
  let rejected = 0;
  let isComplete = true;
  const reject = (found: Problem[]) => {
    problems.push(...found);
    rejected += 1;
  };

  for (const [index, value] of listOf(file, "people with their accounts").entries()) {
    const checked = check(file, [index], value);
    if (checked.status === "bad") {
      reject(checked.problems);
      const bioguide = (value as { id?: { bioguide?: unknown } } | null)?.id?.bioguide;
      if (typeof bioguide === "string") unreadable.add(bioguide);
      else isComplete = false;
      continue;
    }
    const { id, social } = checked.value;
    if (links.has(id.bioguide)) {
      reject([problemAt(file, [index], ["id", "bioguide"], `repeats ${id.bioguide}, which stands above`)]);
    } else if (people.has(id.bioguide)) {
      links.set(id.bioguide, {
        twitter_username: social.twitter ?? "",
        facebook_url: social.facebook === undefined ? "" : `https://www.facebook.com/${social.facebook}`,
        instagram_username: social.instagram ?? "",
        youtube: youtubeAddress(social),
      });
    } else {
      reject([problemAt(file, [index], ["id", "bioguide"], `names nobody we know: ${id.bioguide}`)]);
    }
  }
  return { links, problems, rejected, keeps: (key: string) => unreadable.has(key) || !isComplete };
}

/** A channel's id outlives its name. */
function youtubeAddress({ youtube, youtube_id }: { youtube?: string; youtube_id?: string }): string {
  if (youtube_id !== undefined) return `https://www.youtube.com/channel/${youtube_id}`;
  return youtube === undefined ? "" : `https://www.youtube.com/${youtube}`;
}
