import type { ChangesWire, ChangeWire } from "@rotunda/core/wire";
import { buildHref, buildRecordHref, CHANGE_KINDS, toChangeText } from "@rotunda/core";
import { createMarkup, readTemplate, stripControlCharacters } from "../platform/markup.ts";

interface FeedPlace {
  origin: string;
  product: string;
  /** The URL of the requested page. */
  address: URL;
}

const toEntry =
  ({ origin }: FeedPlace) =>
  ({ id, day, kind, source, is_correction, record, parts }: ChangeWire) => {
    const { id: recordId, record_type: recordType, preferred_name_display: name, position_summary: position } = record;
    const sentence = toChangeText(parts.map(({ record_type, ...part }) => ({ ...part, recordType: record_type })));
    return {
      id: `${origin}${buildHref("Changes")}#${id}`,
      url: origin + buildRecordHref({ id: recordId, recordType, preferredNameDisplay: name }),
      title: `${name}: ${sentence}`,
      text: [position, is_correction ? "Correction" : "", `Source: ${source}`].filter((part) => part !== "").join(". "),
      day: `${day}T00:00:00Z`,
      kind: CHANGE_KINDS[kind],
    };
  };

const renderFeed = readTemplate(new URL("./feed.xml", import.meta.url));
const renderEntry = readTemplate(new URL("./feed-entry.xml", import.meta.url));

/** The addresses of the pages before and after one (RFC 5005, JSON Feed 1.1). */
function listPages({ page, total_pages }: ChangesWire, { address }: FeedPlace): { rel: string; href: string }[] {
  const pages = [
    { rel: "previous", number: page - 1 },
    { rel: "next", number: page + 1 },
  ].filter(({ number }) => number >= 0 && number < total_pages);
  return pages.map(({ rel, number }) => {
    const href = new URL(address);
    href.searchParams.set("page", String(number));
    return { rel, href: href.href };
  });
}

export function formatAtom(found: ChangesWire, place: FeedPlace): string {
  const { changes, imported_on } = found;
  const entries = changes.map(toEntry(place));
  return renderFeed({
    page: place.origin + buildHref("Changes"),
    product: place.product,
    pages: listPages(found, place).map(
      ({ rel, href }) => createMarkup`
  <link rel="${rel}" href="${href}"/>`,
    ),
    updated: changes[0]?.day ?? imported_on ?? "1970-01-01",
    entries: entries.map(({ title, text, ...entry }) =>
      renderEntry({ ...entry, title: stripControlCharacters(title), text: stripControlCharacters(text) }),
    ),
  }).text;
}

export function toJsonFeed(found: ChangesWire, place: FeedPlace): object {
  const next = listPages(found, place).find(({ rel }) => rel === "next");
  return {
    version: "https://jsonfeed.org/version/1.1",
    title: `What Changed - ${place.product}`,
    home_page_url: place.origin + buildHref("Changes"),
    language: "en-US",
    ...(next && { next_url: next.href }),
    items: found.changes.map(toEntry(place)).map(({ id, url, title, text, day, kind }) => ({
      id,
      url,
      title,
      content_text: text,
      date_published: day,
      tags: [kind],
    })),
  };
}
