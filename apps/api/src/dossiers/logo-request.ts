import type { Preparer } from "../jobs/create-jobs.ts";
import { logoRequestLetter } from "../mail/letters.ts";
import { BRAND } from "../platform/brand.ts";
import type { Db } from "../platform/db.ts";

interface Asking {
  first_name: string;
  last_name: string;
  email: string;
  organization: string;
  advisor_email: string;
}

/** Tells the advisor, or customer service where an organisation has none, that a logo is wished for. */
export function createLogoRequestPreparer({ db }: { db: Db }): Preparer {
  return {
    async prepare({ userId, request }) {
      const [asking] = await db.query<Asking>(
        `select first_name, last_name, email, organizations.name as organization, advisor_email
         from users join organizations on organizations.id = organization_id where users.id = $1`,
        [userId],
      );
      if (!asking) return null;
      const { first_name, last_name, email, organization, advisor_email } = asking;
      const name = `${first_name} ${last_name}`.trim();
      return {
        to: advisor_email || BRAND.customerServiceEmail,
        attachments: [],
        ...logoRequestLetter({ name, email, organization, message: messageOf(request) }),
      };
    },
  };
}

function messageOf(request: unknown): string {
  if (typeof request !== "object" || request === null || !("message" in request)) return "";
  return typeof request.message === "string" ? request.message.trim() : "";
}
