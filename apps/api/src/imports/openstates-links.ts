import rules from "./openstates-extras.json" with { type: "json" };
import { capitalize } from "@rotunda/core";
import { extraTexts } from "./openstates-extras.ts";
import { listOrNull } from "./imported-rows.ts";
import type { StatePerson } from "./openstates-schemas.ts";

interface Link {
  url: string;
  note: string;
}

const ON = {
  facebook: /^https?:\/\/(?:[\w-]+\.)?facebook\.com\//iu,
  twitter: /^https?:\/\/(?:[\w-]+\.)?(?:twitter|x)\.com\/@?(\w+)/iu,
  instagram: /^https?:\/\/(?:[\w-]+\.)?instagram\.com\/@?([\w.]+)/iu,
  youtube: /^https?:\/\/(?:[\w-]+\.)?youtube\.com\//iu,
  linkedIn: /^https?:\/\/(?:[\w-]+\.)?linkedin\.com\//iu,
};

/** A list of all members, named as the page of each. */
const DATA_FILE = /\.(?:txt|csv|json|xml|xlsx?)$/iu;

export function listWebLinks(links: StatePerson["links"]): Link[] {
  const web = (links ?? []).flatMap(({ url, note = "" }) => {
    const whole = url.trim().replace(/^www\./iu, "https://www.");
    return /^https?:\/\/[^\s/]/iu.test(whole) && !DATA_FILE.test(whole) ? [{ url: whole, note }] : [];
  });
  return [...new Map(web.toSorted((a, b) => a.note.length - b.note.length).map((link) => [link.url, link])).values()];
}

/** Reads accounts from their fields, else from links; "body.links" has the links that no column holds. */
export function stateLinksOf(person: Pick<StatePerson, "ids" | "links" | "extras">) {
  const { ids = {} } = person;
  const web = listWebLinks([
    ...(person.links ?? []),
    ...extraTexts(person, "link").map((url) => ({ url, note: ACCOUNT.test(url) ? "" : "website" })),
  ]);
  const on = (site: RegExp): string => web.find(({ url }) => site.test(url))?.url ?? "";
  const nameOn = (site: RegExp): string => site.exec(on(site))?.[1] ?? "";
  const pages = web.filter(({ url }) => !Object.values(ON).some((site) => site.test(url)));
  const isForm = ({ url, note }: Link): boolean => /web ?form|contact/iu.test(note) || /\/contact\b/iu.test(url);
  const isHome = ({ note }: Link): boolean => /home ?page|website|official/iu.test(note);
  const named = (id: string | undefined, at: string): string => (id === undefined ? "" : `https://www.${at}/${id}`);
  const youtube = ids["youtube"];
  const columns = {
    website_url: (pages.find(isHome) ?? pages.find((link) => !isForm(link)))?.url ?? "",
    contact_form_url: pages.find(isForm)?.url ?? "",
    facebook_url: named(ids["facebook"], "facebook.com") || on(ON.facebook),
    twitter_username: ids["twitter"] ?? nameOn(ON.twitter),
    instagram_username: ids["instagram"] ?? nameOn(ON.instagram),
    youtube:
      named(youtube, /^UC[\w-]{22}$/u.test(youtube ?? "") ? "youtube.com/channel" : "youtube.com") || on(ON.youtube),
    linked_in_url: on(ON.linkedIn),
  };
  const shown = new Set<string>(Object.values(columns));
  const isShown = ({ url }: Link): boolean =>
    shown.has(url) ||
    (columns.twitter_username !== "" && ON.twitter.exec(url)?.[1] === columns.twitter_username) ||
    (columns.instagram_username !== "" && ON.instagram.exec(url)?.[1] === columns.instagram_username);
  const rest = web.filter((link) => !isShown(link)).map((link) => ({ label: labelOf(link), url: link.url }));
  return { ...columns, "body.links": listOrNull(rest) };
}

const SITES: Readonly<Record<string, string>> = rules.sites;

const ACCOUNT = /(?:facebook|twitter|x|instagram|youtube|linkedin|bsky|threads)\.(?:com|net|app)\//iu;

/** The source's description, else the name of a known site. */
export function labelOf({ url, note }: Link): string {
  if (note !== "") return capitalize(note);
  const host = URL.canParse(url) ? new URL(url).host.replace(/^(?:www|m)\./u, "") : url;
  return SITES[host] ?? "Website";
}
