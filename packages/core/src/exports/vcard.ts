import { isPersonRecord } from "../briefcase/items.ts";
import { joinNonEmpty } from "../kernel/text.ts";
import { buildRecordHref } from "../navigation/links.ts";
import { formatAddressLines, formatOfficeTitle, listContactOffices } from "../profiles/offices.ts";
import { buildPhoneHref } from "../profiles/contact-links.ts";
import type { Office, PersonProfile } from "../profiles/profile.ts";
import { listSocialLinks, toSiteLink } from "../profiles/social-links.ts";
import { countCharacterBytes } from "./file-names.ts";

/** Longest line in bytes of UTF-8 (RFC 6350, 3.2). */
const LINE_BYTES_MAX = 75;

/** The facts of a person, committee, caucus or agency in a card. */
export type CardFacts = Pick<
  PersonProfile,
  | "id"
  | "recordType"
  | "preferredNameDisplay"
  | "firstName"
  | "middleName"
  | "lastName"
  | "suffix"
  | "title"
  | "positionSummary"
  | "agency"
  | "phone"
  | "email"
  | "offices"
  | "additionalRoles"
  | "contactFormUrl"
  | "websiteUrl"
  | "facebookUrl"
  | "twitterUsername"
  | "instagramUsername"
  | "youtube"
  | "linkedInUrl"
  | "links"
  | "updatedDate"
>;

type Property = [name: string, value: string];

/**
 * Formats a person's contact data as a vCard 4.0 (RFC 6350) with CRLF line ends (EXP-12). `origin` has no trailing slash;
 * SOURCE is the address of the profile, and REV the day of its last change, or `now` if unknown.
 */
export function formatVcard(profile: CardFacts, { origin, now }: { origin: string; now: Date }): string {
  const { preferredNameDisplay: name, phone, email } = profile;
  const page = `${origin}${buildRecordHref(profile)}`;
  const offices = listContactOffices(profile);
  const links = [toSiteLink(profile.contactFormUrl), ...listSocialLinks(profile)].map(({ href }) => clean(href ?? ""));
  const hasOfficePhone = offices.some((office) => office.phone === phone);
  const properties: Property[] = [
    ["BEGIN", "VCARD"],
    ["VERSION", "4.0"],
    ["KIND", isPersonRecord(profile.recordType) ? "individual" : "org"],
    // A renamed contact replaces its card in an address book, so the name is left out.
    ["UID", `${origin}${buildRecordHref({ ...profile, preferredNameDisplay: "" })}`],
    ["SOURCE", page],
    ["REV", formatRevision(profile.updatedDate, now)],
    ["FN", escapeText(name)],
    ["N", formatComponents([profile.lastName, profile.firstName, profile.middleName, "", profile.suffix])],
    ["TITLE", escapeText(profile.positionSummary || profile.title)],
    ["ORG", escapeComponent(profile.agency)],
    ["EMAIL;TYPE=work", escapeText(email)],
    ["TEL;TYPE=work", hasOfficePhone ? "" : formatNumber(phone)],
    ...offices.flatMap(listOfficeProperties),
    ...[...new Set(links)].map((href): Property => ["URL", href]),
    ["END", "VCARD"],
  ];
  return properties
    .filter(([property, value]) => value !== "" || property === "FN")
    .map(([property, value]) => `${fold(`${property}:${value}`)}\r\n`)
    .join("");
}

function listOfficeProperties(office: Office): Property[] {
  const { room, building, address1, address2, city, state, zip } = office;
  const label = `LABEL=${quote([formatOfficeTitle(office), ...formatAddressLines(office)].join("\n"))}`;
  const extended = joinNonEmpty([room, building], " ");
  const street = joinNonEmpty([address1, address2]);
  return [
    [`ADR;TYPE=work;${label}`, formatComponents(["", extended, street, city, state, zip, ""])],
    ["TEL;TYPE=work", formatNumber(office.phone)],
    ['TEL;TYPE="work,fax"', formatNumber(office.fax)],
  ];
}

/** An international number, which address books can dial, or the text unchanged. */
const formatNumber = (number: string): string => {
  const href = buildPhoneHref(number);
  return href === null ? escapeText(number) : href.replace("tel:", "").replace(";ext=", " ext. ");
};

const formatComponents = (components: readonly string[]): string =>
  components.every((component) => component === "") ? "" : components.map(escapeComponent).join(";");

/** A date is a timestamp at midnight UTC. */
const formatRevision = (date: string | null, now: Date): string =>
  (date === null ? now.toISOString() : `${date}T00:00:00Z`).replace(/\.\d+|[-:]/g, "");

const escapeText = (text: string): string =>
  clean(text)
    .replace(/[\\,]/g, "\\$&")
    .replace(/\r\n|[\r\n\u2028\u2029]/g, "\\n");

const escapeComponent = (text: string): string => escapeText(text).replaceAll(";", "\\;");

/** Quotes a parameter (RFC 6868): a caret escapes line breaks, quotation marks and itself. */
const quote = (text: string): string =>
  `"${clean(text)
    .replaceAll("^", "^^")
    .replaceAll('"', "^'")
    .replace(/\r\n|[\r\n]/g, "^n")}"`;

const clean = (text: string): string => text.replace(/[^\P{Cc}\r\n]|\p{Cs}/gu, "").trim();

/** Breaks a line before its 76th byte, never inside a character. */
function fold(text: string): string {
  const lines = [""];
  let bytes = 0;
  for (const character of text) {
    const size = countCharacterBytes(character);
    if (bytes + size > LINE_BYTES_MAX) {
      lines.push(" ");
      bytes = 1;
    }
    lines[lines.length - 1] += character;
    bytes += size;
  }
  return lines.join("\r\n");
}
