import type { StatePerson } from "./openstates-schemas.ts";

type Link = NonNullable<StatePerson["links"]>[number];

const ON = {
  facebook: /^https?:\/\/(?:[\w-]+\.)?facebook\.com\//iu,
  twitter: /^https?:\/\/(?:[\w-]+\.)?(?:twitter|x)\.com\/@?(\w+)/iu,
  instagram: /^https?:\/\/(?:[\w-]+\.)?instagram\.com\/@?([\w.]+)/iu,
  youtube: /^https?:\/\/(?:[\w-]+\.)?youtube\.com\//iu,
  linkedIn: /^https?:\/\/(?:[\w-]+\.)?linkedin\.com\//iu,
};

/** Reads accounts from their fields, else from links. */
export function stateLinksOf({ ids = {}, links = [] }: Pick<StatePerson, "ids" | "links">) {
  const web = links.filter(({ url }) => /^https?:\/\//iu.test(url));
  const on = (site: RegExp): string => web.find(({ url }) => site.test(url))?.url ?? "";
  const nameOn = (site: RegExp): string => site.exec(on(site))?.[1] ?? "";
  const pages = web.filter(({ url }) => !Object.values(ON).some((site) => site.test(url)));
  const isForm = ({ url, note = "" }: Link): boolean => /web ?form|contact/iu.test(note) || /\/contact\b/iu.test(url);
  const isHome = ({ note = "" }: Link): boolean => /home ?page|website|official/iu.test(note);
  const named = (id: string | undefined, at: string): string => (id === undefined ? "" : `https://www.${at}/${id}`);
  const youtube = ids["youtube"];
  return {
    website_url: (pages.find(isHome) ?? pages.find((link) => !isForm(link)))?.url ?? "",
    contact_form_url: pages.find(isForm)?.url ?? "",
    facebook_url: named(ids["facebook"], "facebook.com") || on(ON.facebook),
    twitter_username: ids["twitter"] ?? nameOn(ON.twitter),
    instagram_username: ids["instagram"] ?? nameOn(ON.instagram),
    youtube:
      named(youtube, /^UC[\w-]{22}$/u.test(youtube ?? "") ? "youtube.com/channel" : "youtube.com") || on(ON.youtube),
    linked_in_url: on(ON.linkedIn),
  };
}
