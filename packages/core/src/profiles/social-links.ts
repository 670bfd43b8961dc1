import type { PersonProfile } from "./profile.ts";

/** Where a person is on the web. Without an address the value is shown as text. */
interface SocialLink {
  label: string;
  text: string;
  href: string | null;
}

type SocialFields = Pick<
  PersonProfile,
  "websiteUrl" | "facebookUrl" | "twitterUsername" | "instagramUsername" | "youtube" | "linkedInUrl"
>;

/** Every place a profile names, in a fixed order, those without a value left out (PROF-19). */
export function listSocialLinks(profile: SocialFields): SocialLink[] {
  return [
    readAddressLink("Website", profile.websiteUrl),
    readAddressLink("Facebook", profile.facebookUrl),
    readHandleLink("X (Twitter)", profile.twitterUsername, "https://x.com/"),
    readHandleLink("Instagram", profile.instagramUsername, "https://www.instagram.com/"),
    readHandleLink("YouTube", profile.youtube, "https://www.youtube.com/"),
    readAddressLink("LinkedIn", profile.linkedInUrl),
  ].filter((link) => link.text !== "");
}

/** The text itself if it is an http(s) address ; null otherwise. */
export function readHttpAddress(text: string): string | null {
  // A parser ignores tabs and line breaks inside an address, a reader doesn't see them.
  if (/[\s\p{Cc}]/u.test(text)) return null;
  try {
    return ["http:", "https:"].includes(new URL(text).protocol) ? text : null;
  } catch {
    return null;
  }
}

/** A website as a reader sees it, a bare host included, and where it leads; null where it can't be followed. */
export function toSiteLink(value: string): Omit<SocialLink, "label"> {
  const text = value.trim();
  const isBareHost = /^[a-z0-9-]+(\.[a-z0-9-]+)+(\/\S*)?$/i.test(text);
  return { text: readable(text), href: readHttpAddress(isBareHost ? `https://${text}` : text) };
}

function readAddressLink(label: string, value: string): SocialLink {
  return { label, ...toSiteLink(value) };
}

/** A value that includes "http" is an address; any other is a handle, added to the site without a leading "@". */
function readHandleLink(label: string, value: string, site: string): SocialLink {
  const text = value.trim();
  if (text.toLowerCase().includes("http")) return { label, text: readable(text), href: readHttpAddress(text) };
  const handle = text.replace(/^@/, "");
  if (handle === "") return { label, text: "", href: null };
  const isHandle = /^[\w.-]+$/.test(handle);
  return { label, text: isHandle ? `@${handle}` : text, href: isHandle ? `${site}${handle}` : null };
}

function readable(address: string): string {
  return address.replace(/^https?:\/\/(www\.)?/i, "").replace(/\/$/, "");
}
