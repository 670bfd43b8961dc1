import {
  camelize,
  buildHref,
  type ComposedDigest,
  composeDigest,
  DIGEST_CADENCES,
  DIGEST_LINES_MAX,
  formatDate,
  formatDigestText,
  hasPersonalFeatures,
} from "@rotunda/core";
import type { Preparer } from "../jobs/create-jobs.ts";
import { renderMailLink, renderMailPage, SANS, SERIF, SMALL } from "../mail/mail-page.ts";
import type { AppDeps } from "../platform/settings.ts";
import { findRow } from "../platform/db.ts";
import BRAND from "../platform/brand.json" with { type: "json" };
import { createMarkup } from "../platform/markup.ts";
import { toReader } from "../search/search-items.sql.ts";
import { findPersonSession } from "../session/session.sql.ts";
import { type DeliveryRow, findDigest, findSentAtOnce, markAll } from "./digests.sql.ts";
import { loadInbox } from "./load-inbox.ts";

/** Sends nothing if the reader has unsubscribed meanwhile or may no longer see the changes. */
export function createDigestPreparer({ db, settings, clock }: AppDeps): Preparer {
  return {
    async prepare({ id, userId, request }) {
      const delivery = await findRow<DeliveryRow>(db, "select * from digest_deliveries where id = $1", [id]);
      const digest = userId === null ? null : await findDigest(db, userId);
      if (!delivery || userId === null || !digest || digest.paused_at) return null;
      const owner = await findPersonSession(db, userId, clock());
      const to = owner?.session.email;
      if (!owner || !to || !hasPersonalFeatures(owner.access)) return null;
      const { kinds, sent_after: after, through_id: through, created_at: now } = delivery;
      const common = { userId, reader: toReader(owner), now, pageSize: DIGEST_LINES_MAX };
      const found = await loadInbox(db, { ...common, mail: { after, through: markAll(kinds, through) } });
      if (found.changes === 0) return null;
      const origin = settings.publicOrigin;
      const unsubscribe = `${origin}/digest/unsubscribe/${(request as { token: string }).token}`;
      const sentBefore = delivery.cadence === "at once" ? null : await findSentAtOnce(db, delivery);
      const atOnce = sentBefore ? (await loadInbox(db, { ...common, mail: sentBefore })).lines : [];
      const composed = composeDigest(found.lines.map(camelize), {
        ...found,
        origin,
        atOnce: atOnce.map(({ record }) => record.preferred_name_display),
      });
      const frame = {
        heading: `${BRAND.productName}, ${formatDate(now.toISOString())}`,
        links: [
          { text: "Open the inbox", href: origin + buildHref("Inbox") },
          { text: "Choose what you follow", href: origin + buildHref("Following") },
          { text: "Unsubscribe", href: unsubscribe },
        ],
        foot: `${describeCadence(delivery)} ${BRAND.productName} is published by ${BRAND.publisher}. Customer service: ${BRAND.customerServicePhone}, ${BRAND.customerServiceEmail}`,
      };
      return {
        to,
        subject: composed.subject,
        text: `${formatDigestText(composed, frame)}\n`,
        html: renderDigest(composed, frame),
        // RFC 8058: mail programs unsubscribe with one click.
        headers: { "List-Unsubscribe": `<${unsubscribe}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
      };
    },
  };
}

const describeCadence = ({ cadence }: DeliveryRow): string =>
  cadence === "at once"
    ? "You get changes of this kind at once. They are left out of the next digest."
    : `You get a digest ${DIGEST_CADENCES[cadence].toLowerCase().replace("monday", "Monday")} if anything changed.`;

function renderDigest(
  { subject, lead, sections, notes }: ComposedDigest,
  { heading, links, foot }: { heading: string; links: readonly { text: string; href: string }[]; foot: string },
): string {
  return renderMailPage({
    subject,
    heading,
    title: lead,
    content: [
      sections.map(
        ({ title, entries }) => createMarkup`
        <h2 style="margin: 24px 0 0; padding-bottom: 6px; border-bottom: 1px solid #1c1914; font: 600 18px/24px ${SERIF}; color: #1c1914">${title}</h2>${entries.map(
          ({ name, position, facts, note, href }) => createMarkup`
        <div style="padding: 12px 0; border-bottom: 1px solid #ddd5c4">
          <p style="margin: 0; font: 600 17px/24px ${SERIF}"><a href="${href}" style="color: #1c1914; text-decoration: none">${name}</a>${position !== "" && createMarkup` <span style="${SMALL}">${position}</span>`}</p>
          <ul style="margin: 4px 0; padding: 0 0 0 20px; font: 400 15px/22px ${SANS}; color: #1c1914">${facts.map((fact) => createMarkup`<li>${fact}</li>`)}</ul>
          <p style="margin: 0; ${SMALL}">${note}</p>
        </div>`,
        )}`,
      ),
      notes.map((note) => createMarkup`<p style="margin: 16px 0 0; ${SMALL}">${note}</p>`),
    ],
    foot: [
      links.map(({ text, href }, index) => [
        index > 0 && createMarkup`<span style="color: #ddd5c4"> | </span>`,
        renderMailLink(href, text),
      ]),
      foot,
    ],
  });
}
