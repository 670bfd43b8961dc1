import { decodePart, parseUrl } from "../kernel/text.ts";
import type { PersonProfile } from "./profile.ts";

/** A link of a person; `href` is null if the value isn't a valid address. */
interface SocialLink {
  label: string;
  text: string;
  href: string | null;
}

type SocialFields = Pick<
  PersonProfile,
  "websiteUrl" | "facebookUrl" | "twitterUsername" | "instagramUsername" | "youtube" | "linkedInUrl" | "links"
>;

/** Lists a profile's links in a fixed order, other sites last, each once, with or without "www." (PROF-19). */
export function listSocialLinks(profile: SocialFields): SocialLink[] {
  const links = [
    readAddressLink("Website", profile.websiteUrl),
    readAddressLink("Facebook", profile.facebookUrl),
    readHandleLink("X (Twitter)", profile.twitterUsername, "https://x.com/"),
    readHandleLink("Instagram", profile.instagramUsername, "https://www.instagram.com/"),
    readHandleLink("YouTube", profile.youtube, "https://www.youtube.com/"),
    readAddressLink("LinkedIn", profile.linkedInUrl),
    ...profile.links.map(({ label, url }) => readAddressLink(label, url)),
  ].filter((link) => link.text !== "");
  const site = ({ href }: SocialLink) => href && formatAddress(href);
  return links.filter((link, at) => link.href === null || links.findIndex((one) => site(one) === site(link)) === at);
}

/** Returns the text if it is an http(s) URL, else null. */
export function readHttpAddress(text: string): string | null {
  // URL parsers ignore tabs and line breaks, which readers don't see.
  if (/[\s\p{Cc}]/u.test(text)) return null;
  // Browsers resolve an address without slashes like a path.
  return /^https?:\/\//i.test(text) && parseUrl(text) ? text : null;
}

/** Returns a website's display text and link; bare hosts get https, invalid ones no link. */
export function toSiteLink(value: string): Omit<SocialLink, "label"> {
  const text = value.trim();
  const isBareHost = /^[a-z0-9-]+(\.[a-z0-9-]+)+(\/\S*)?$/i.test(text);
  return { text: formatAddress(text), href: readHttpAddress(isBareHost ? `https://${text}` : text) };
}

function readAddressLink(label: string, value: string): SocialLink {
  return { label, ...toSiteLink(value) };
}

function readHandleLink(label: string, value: string, site: string): SocialLink {
  const text = value.trim();
  if (text.toLowerCase().includes("http")) return { label, text: formatAddress(text), href: readHttpAddress(text) };
  const handle = text.replace(/^@/, "");
  if (handle === "") return { label, text: "", href: null };
  const isHandle = /^[\w.-]+$/.test(handle);
  return { label, text: isHandle ? `@${handle}` : text, href: isHandle ? `${site}${handle}` : null };
}

function formatAddress(address: string): string {
  const short = address.replace(/^https?:\/\/(www\.)?/i, "").replace(/\/$/, "");
  return short.replaceAll(/(?:%[89A-F][0-9A-F])+/gi, (escaped) => {
    const letters = decodePart(escaped);
    return /^\p{L}+$/u.test(letters) ? letters : escaped;
  });
}
