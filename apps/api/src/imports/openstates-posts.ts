import { findChamber } from "../directory/chambers.ts";
import { findStateChamber, type StateSeat } from "../directory/state-seats.ts";
import type { FullRow } from "./imported-rows.ts";
import { listExtras, textsOf } from "./openstates-extras.ts";
import type { StatePerson } from "./openstates-schemas.ts";

/** Ordinary members have no post. */
const PLAIN =
  /^(?:the )?(?:honorable|(?:state )?(?:senator|representative|delegate)|(?:assembly|council) ?(?:member|man|woman)|(?:house |senate )?member|sen\.|rep\.)$/iu;

/** Reads the posts of a member in the leadership. `isSeated`: otherwise only posts that have ended. */
export function listPosts(person: StatePerson, seat: StateSeat, isSeated: boolean): FullRow<"leadership_roles">[] {
  const chamberId = findStateChamber(seat);
  const chamber = chamberId === null ? "" : chamberId === 3 ? "house" : "senate";
  const entries = listExtras(person, "post").flatMap(({ value }) => [value].flat());
  const current = entries.flatMap(textsOf).filter((title) => !PLAIN.test(title) && title.length <= 120);
  const dated = entries.flatMap((entry) => (typeof entry === "object" && entry !== null ? readDated(entry) : []));
  const held = [...new Set(current)].map((title) => ({ title: namePost(title, seat), end_date: null }));
  const posts: Post[] = [
    ...(isSeated ? (held.length > 0 ? held : dated.filter(({ isNow }) => isNow)) : []),
    ...dated.filter(({ isNow }) => !isNow),
  ];
  return posts.map(({ title, end_date }, position) => ({ position, title, chamber, start_date: null, end_date }));
}

type Post = Pick<FullRow<"leadership_roles">, "title" | "end_date">;

/** Years in the title: a leadership's sessions have no exact days. */
function readDated(entry: object): (Post & { isNow: boolean })[] {
  const { position, startYear, endYear, currentLeader } = entry as Record<string, unknown>;
  const [title] = textsOf(position);
  if (title === undefined) return [];
  const [from] = textsOf(startYear);
  const [to = ""] = textsOf(endYear);
  const isNow = currentLeader === "true" || !/^\d{4}$/u.test(to);
  if (isNow) return [{ title, end_date: null, isNow }];
  return [{ title: `${title}, ${from === undefined ? "" : `${from}–`}${to}`, end_date: `${to}-12-31`, isNow }];
}

/** "Speaker" becomes "Speaker of the House", "Speaker of the Assembly" … */
function namePost(title: string, seat: StateSeat): string {
  if (!/^(?:speaker|president)(?: pro tem(?:pore)?)?$/iu.test(title)) return title;
  const name = findChamber(seat.state, findStateChamber(seat) ?? 0)?.name ?? "";
  const [body] = /Assembly|House|Senate|Legislature|Council/u.exec(name) ?? [];
  return body === undefined ? title : `${title} of the ${body}`;
}
