import type { ComposedDigest } from "@rotunda/core";
import { createMarkup, readTemplate } from "../platform/markup.ts";

const render = readTemplate(new URL("./digest.html", import.meta.url));

// Styles are inline, since mail programs ignore stylesheets.
const SANS = "'Source Sans 3', 'Segoe UI', system-ui, sans-serif";
const SERIF = "'Source Serif 4', Charter, Georgia, serif";
const small = `font: 400 14px/20px ${SANS}; color: #4b453a`;

/** Renders the HTML of a digest; it has the facts and links of the plain text. */
export function renderDigest(
  { subject, lead, sections, notes }: ComposedDigest,
  { heading, links, foot }: { heading: string; links: readonly { text: string; href: string }[]; foot: string },
): string {
  return render({
    subject,
    heading,
    lead,
    notes: notes.map((note) => createMarkup`<p style="margin: 16px 0 0; ${small}">${note}</p>`),
    sections: sections.map(
      ({ title, entries }) => createMarkup`
        <h2 style="margin: 24px 0 0; padding-bottom: 6px; border-bottom: 1px solid #1c1914; font: 600 18px/24px ${SERIF}; color: #1c1914">${title}</h2>${entries.map(
          ({ name, position, facts, note, href }) => createMarkup`
        <div style="padding: 12px 0; border-bottom: 1px solid #ddd5c4">
          <p style="margin: 0; font: 600 17px/24px ${SERIF}"><a href="${href}" style="color: #1c1914; text-decoration: none">${name}</a>${position !== "" && createMarkup` <span style="${small}">${position}</span>`}</p>
          <ul style="margin: 4px 0; padding: 0 0 0 20px; font: 400 15px/22px ${SANS}; color: #1c1914">${facts.map((fact) => createMarkup`<li>${fact}</li>`)}</ul>
          <p style="margin: 0; ${small}">${note}</p>
        </div>`,
        )}`,
    ),
    links: links.map(({ text, href }, index) => [
      index > 0 && createMarkup`<span style="color: #ddd5c4"> | </span>`,
      createMarkup`<a href="${href}" style="color: #0f544d">${text}</a>`,
    ]),
    foot,
  }).text;
}
