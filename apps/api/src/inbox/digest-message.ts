import { camelize } from "@rotunda/adapters-http/wire";
import {
  buildHref,
  composeDigest,
  DIGEST_CADENCES,
  DIGEST_LINES_MAX,
  formatDate,
  formatDigestText,
  hasPersonalFeatures,
} from "@rotunda/core";
import type { Preparer } from "../jobs/create-jobs.ts";
import type { AppDeps } from "../platform/app-deps.ts";
import { BRAND } from "../platform/brand.ts";
import { toReader } from "../search/search-items.sql.ts";
import { findPersonSession } from "../session/session.sql.ts";
import { type DeliveryRow, findDelivery, findDigest, findSentAtOnce, markAll } from "./digests.sql.ts";
import { loadInbox } from "./load-inbox.ts";
import { renderDigest } from "./render-digest.ts";

/** Prepares the mail of a delivery: none for a reader who has unsubscribed meanwhile, or may no longer see its facts. */
export function createDigestPreparer({ db, settings, clock }: AppDeps): Preparer {
  return {
    async prepare({ id, userId, request }) {
      const delivery = await findDelivery(db, id);
      const digest = userId === null ? null : await findDigest(db, userId);
      if (!delivery || userId === null || !digest || digest.paused_at) return null;
      const owner = await findPersonSession(db, userId, clock());
      const to = owner?.session.email;
      if (!owner || !to || !hasPersonalFeatures(owner.access)) return null;
      const { kinds, sent_after: after, through_id: through, created_at: now } = delivery;
      const asked = { userId, reader: toReader(owner), now, pageSize: DIGEST_LINES_MAX };
      const found = await loadInbox(db, { ...asked, mail: { after, through: markAll(kinds, through) } });
      if (found.changes === 0) return null;
      const origin = settings.publicOrigin;
      const unsubscribe = `${origin}/digest/unsubscribe/${readToken(request)}`;
      const sentBefore = delivery.cadence === "at once" ? null : await findSentAtOnce(db, delivery);
      const atOnce = sentBefore ? (await loadInbox(db, { ...asked, mail: sentBefore })).lines : [];
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
        attachments: [],
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
    ? "You get this kind of change at once. It is left out of the next digest."
    : `You get a digest ${DIGEST_CADENCES[cadence].toLowerCase().replace("monday", "Monday")} if anything changed.`;

function readToken(request: unknown): string {
  const token = typeof request === "object" && request !== null && "token" in request ? request.token : "";
  return typeof token === "string" ? token : "";
}
