import rules from "./openstates-extras.json" with { type: "json" };
import { capitalize, toSearchableText } from "@rotunda/core";
import type { StatePerson } from "./openstates-schemas.ts";
import { findChamber } from "../directory/chambers.ts";
import { findStateChamber, type StateSeat } from "../directory/state-seats.ts";
import { type FullRow, listOrNull } from "./imported-rows.ts";

export const PRIVATE_KIND = /\bhome|residen|personal|private|\bcell|mobile|spouse|family/iu;

type Fact = keyof typeof rules.facts;

const factOf = new Map(
  Object.entries(rules.facts).flatMap(([fact, keys]) => keys.map((key) => [key, fact as Fact] as const)),
);

function listExtras({ extras }: Pick<StatePerson, "extras">, fact: Fact): unknown[] {
  if (typeof extras !== "object" || extras === null) return [];
  return Object.entries(extras)
    .filter(([key]) => factOf.get(toSearchableText(key)) === fact && !PRIVATE_KIND.test(key))
    .map(([, value]) => value);
}

const textsOf = (value: unknown): string[] =>
  [value]
    .flat()
    .flatMap((entry) => (typeof entry === "string" ? entry.replace(/\s+/gu, " ").trim() : []))
    .filter((text) => text !== "");

export const listExtraTexts = (person: Pick<StatePerson, "extras">, fact: Fact): string[] =>
  listExtras(person, fact).flatMap(textsOf);

export function listDistrictPlaces(person: StatePerson): string[] {
  const places = listExtraTexts(person, "places").flatMap((text) =>
    text.replace(/ counties$/iu, "").split(/\s*[,;]\s*(?:and )?|\s+and\s+/u),
  );
  return [...new Set(places)].filter((place) => place !== "");
}

/** Texts as they are; schools as "BA Geology, University of Wyoming (1994)". */
export function describeEducation(person: StatePerson): string {
  const schools = listExtras(person, "education").flat();
  return schools
    .flatMap((school) => {
      if (typeof school !== "object" || school === null) return textsOf(school);
      const { degree, schoolName, gradYear } = school as Record<string, unknown>;
      const [year] = textsOf(gradYear);
      const name = [...textsOf(degree), ...textsOf(schoolName)].join(", ");
      return name === "" ? [] : name + (year === undefined ? "" : ` (${year})`);
    })
    .join("; ");
}

const STAFF = new RegExp(`^(${rules.staff.join("|")})(?: (name|e ?mail|phone(?: number)?|telephone|title))?$`, "u");

export interface StateStaffer {
  name: string;
  title: string;
  email: string;
  phone: string;
}

/** Reads staff and press contacts, keyed "assistant" and "assistant email", or "staff1" and "staff_email1". */
export function listStaff({ extras }: Pick<StatePerson, "extras">): StateStaffer[] {
  if (typeof extras !== "object" || extras === null) return [];
  const found = new Map<string, StateStaffer>();
  for (const [key, value] of Object.entries(extras)) {
    const plain = toSearchableText(key);
    const [, role, part = "name"] = STAFF.exec(plain.replace(/ ?\d+$/u, "")) ?? [];
    if (role === undefined || PRIVATE_KIND.test(key)) continue;
    for (const [index, entry] of [value].flat().entries()) {
      const id = `${role} ${/\d+$/u.exec(plain)?.[0] ?? ""} ${index}`;
      const staffer = found.get(id) ?? { name: "", title: formatRole(role), email: "", phone: "" };
      const parts = typeof entry === "object" && entry !== null ? Object.entries(entry) : [[part, entry] as const];
      for (const [field, written] of parts) {
        const [text = ""] = textsOf(written);
        if (/^e ?mail$/iu.test(field)) staffer.email = isOfficialMail(text) ? text : "";
        else if (/^(?:phone(?: number)?|telephone)$/iu.test(field)) staffer.phone = text;
        else if (field === "name" || field === "title") staffer[field] = text;
      }
      found.set(id, staffer);
    }
  }
  return [...found.values()].filter(({ name }) => name !== "");
}

const formatRole = (role: string): string =>
  role.replace(/\b(?!of\b)[a-z]/gu, (letter) => letter.toUpperCase()).replace(/^(?:Press|Media)$/u, "$& Contact");

const PERSONAL_MAIL = /@(?:gmail|yahoo|hotmail|outlook|aol|icloud|me|live|msn|comcast|verizon|protonmail)\./iu;

const isOfficialMail = (text: string): boolean => /^\S+@\S+\.\S+$/u.test(text) && !PERSONAL_MAIL.test(text);

/** Ordinary members have no post. */
const PLAIN =
  /^(?:the )?(?:honorable|(?:state )?(?:senator|representative|delegate)|(?:assembly|council) ?(?:member|man|woman)|(?:house |senate )?member|sen\.|rep\.)$/iu;

/** Returns only posts that have ended unless `isSeated`. */
export function listPosts(person: StatePerson, seat: StateSeat, isSeated: boolean): FullRow<"leadership_roles">[] {
  const chamberId = findStateChamber(seat);
  const chamber = chamberId === null ? "" : chamberId === 3 ? "house" : "senate";
  const entries = listExtras(person, "post").flat();
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

interface Link {
  url: string;
  note: string;
}

const ON = Object.fromEntries(
  Object.entries(rules.accounts).map(([site, page]) => [site, new RegExp(`^https?://(?:[\\w-]+\\.)?${page}`, "iu")]),
) as Record<keyof typeof rules.accounts, RegExp>;

/** A data file of all members, which some records give as a member's own page. */
const DATA_FILE = /\.(?:txt|csv|json|xml|xlsx?)$/iu;

export function listWebLinks(links: StatePerson["links"]): Link[] {
  const web = (links ?? []).flatMap(({ url, note = "" }) => {
    const whole = url.trim().replace(/^www\./iu, "https://www.");
    return /^https?:\/\/[^\s/]/iu.test(whole) && !DATA_FILE.test(whole) ? [{ url: whole, note }] : [];
  });
  return [...new Map(web.toSorted((a, b) => a.note.length - b.note.length).map((link) => [link.url, link])).values()];
}

/** Reads accounts from their fields, else from links; "body.links" has the links that no column holds. */
export function listStateLinks(person: Pick<StatePerson, "ids" | "links" | "extras">) {
  const { ids = {} } = person;
  const web = listWebLinks([
    ...(person.links ?? []),
    ...listExtraTexts(person, "link").map((url) => ({ url, note: ACCOUNT.test(url) ? "" : "website" })),
  ]);
  const on = (site: RegExp): string => web.find(({ url }) => site.test(url))?.url ?? "";
  const nameOn = (site: RegExp): string => site.exec(on(site))?.[1] ?? "";
  const pages = web.filter(({ url }) => !Object.values(ON).some((site) => site.test(url)));
  const isForm = ({ url, note }: Link): boolean => /web ?form|contact/iu.test(note) || /\/contact\b/iu.test(url);
  const isHome = ({ note }: Link): boolean => /home ?page|website|official/iu.test(note);
  const named = (id: string | undefined, at: string): string => (id === undefined ? "" : `https://www.${at}/${id}`);
  const youtube = ids["youtube"];
  // Some sources have the end of the address, "name/?hl=es".
  const toAccount = (id: string | undefined) => id?.replace(/^@|[/?].*$/gu, "");
  const columns = {
    website_url: (pages.find(isHome) ?? pages.find((link) => !isForm(link)))?.url ?? "",
    contact_form_url: pages.find(isForm)?.url ?? "",
    facebook_url: named(ids["facebook"], "facebook.com") || on(ON.facebook),
    twitter_username: toAccount(ids["twitter"]) ?? nameOn(ON.twitter),
    instagram_username: toAccount(ids["instagram"]) ?? nameOn(ON.instagram),
    youtube:
      named(youtube, /^UC[\w-]{22}$/u.test(youtube ?? "") ? "youtube.com/channel" : "youtube.com") || on(ON.youtube),
    linked_in_url: on(ON.linkedIn),
  };
  const shown = new Set<string>(Object.values(columns));
  const isShown = ({ url }: Link): boolean =>
    shown.has(url) ||
    (columns.twitter_username !== "" && ON.twitter.exec(url)?.[1] === columns.twitter_username) ||
    (columns.instagram_username !== "" && ON.instagram.exec(url)?.[1] === columns.instagram_username);
  const rest = web.filter((link) => !isShown(link)).map((link) => ({ label: formatLabel(link), url: link.url }));
  return { ...columns, "body.links": listOrNull(rest) };
}

const SITES: Readonly<Record<string, string>> = rules.sites;

const ACCOUNT = /(?:facebook|twitter|x|instagram|youtube|linkedin|bsky|threads)\.(?:com|net|app)\//iu;

export function formatLabel({ url, note }: Link): string {
  if (note !== "") return capitalize(note);
  const host = URL.canParse(url) ? new URL(url).host.replace(/^(?:www|m)\./u, "") : url;
  return SITES[host] ?? "Website";
}
