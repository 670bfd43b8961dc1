import type { ChangesWire, ChangeWire } from "@rotunda/core/wire";
import { buildHref, buildRecordHref, CHANGE_KINDS, toChangeText } from "@rotunda/core";
import { readTemplate, stripControlCharacters } from "../platform/markup.ts";

interface FeedPlace {
  origin: string;
  product: string;
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

export function formatAtom({ changes, imported_on }: ChangesWire, place: FeedPlace): string {
  const entries = changes.map(toEntry(place));
  return renderFeed({
    page: place.origin + buildHref("Changes"),
    product: place.product,
    updated: changes[0]?.day ?? imported_on ?? "1970-01-01",
    entries: entries.map(({ title, text, ...entry }) =>
      renderEntry({ ...entry, title: stripControlCharacters(title), text: stripControlCharacters(text) }),
    ),
  }).text;
}

export function toJsonFeed({ changes }: ChangesWire, place: FeedPlace): object {
  return {
    version: "https://jsonfeed.org/version/1.1",
    title: `What Changed - ${place.product}`,
    home_page_url: place.origin + buildHref("Changes"),
    language: "en-US",
    items: changes.map(toEntry(place)).map(({ id, url, title, text, day, kind }) => ({
      id,
      url,
      title,
      content_text: text,
      date_published: day,
      tags: [kind],
    })),
  };
}
