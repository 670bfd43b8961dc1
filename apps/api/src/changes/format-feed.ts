import type { ChangesWire, ChangeWire } from "@rotunda/core/wire";
import { buildHref, buildRecordHref, CHANGE_KINDS, toChangeText } from "@rotunda/core";
import { createMarkup, Html } from "../platform/markup.ts";

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

export function formatAtom({ changes, imported_on }: ChangesWire, place: FeedPlace): string {
  const { origin, product } = place;
  const page = origin + buildHref("Changes");
  const entries = changes.map(toEntry(place)).map(
    ({ id, url, title, text, day, kind }) => createMarkup`
  <entry>
    <id>${id}</id>
    <title>${toXmlText(title)}</title>
    <updated>${day}</updated>
    <link href="${url}"/>
    <category term="${kind}"/>
    <summary>${toXmlText(text)}</summary>
  </entry>`,
  );
  return createMarkup`${new Html('<?xml version="1.0" encoding="utf-8"?>')}
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>${page}</id>
  <title>What Changed - ${product}</title>
  <updated>${changes[0]?.day ?? imported_on ?? "1970-01-01"}T00:00:00Z</updated>
  <author><name>${product}</name></author>
  <link href="${page}"/>${entries}
</feed>
`.text;
}

/** XML allows no control characters besides tab and line ends. */
const toXmlText = (text: string): string => text.replaceAll(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, "");

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
