import type { Jobs, Preparer } from "../jobs/create-jobs.ts";
import { writeLogoRequestLetter } from "../mail/letters.ts";
import type { AppDeps } from "../platform/app-deps.ts";
import { BRAND } from "../platform/brand.ts";
import type { Db } from "../platform/db.ts";
import { createSlidingWindow } from "../platform/sliding-window.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const REQUESTS_PER_DAY = 3;

export const LOGO_ASKED_BEFORE = "Your request for a logo is on its way already.";

interface Asking {
  first_name: string;
  last_name: string;
  email: string;
  organization: string;
  advisor_email: string;
}

/** Sends a logo request for a user, limited per day. */
export function createLogoRequests({ db, clock, jobs }: Pick<AppDeps, "db" | "clock"> & { jobs: Jobs }) {
  const requests = createSlidingWindow(
    { db, clock },
    { name: "logo request", limit: REQUESTS_PER_DAY, windowMs: DAY_MS },
  );
  return async ({ userId, message }: { userId: number; message: string }): Promise<"asked" | "too-often"> => {
    if ((await requests.take(String(userId))).do === "wait") return "too-often";
    await jobs.enqueue(db, { kind: "custom-logo", userId, request: { message } });
    jobs.wake();
    return "asked";
  };
}

/** Mails the logo request to the advisor, or to customer service if the organization has none. */
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
        ...writeLogoRequestLetter({ name, email, organization, message: messageOf(request) }),
      };
    },
  };
}

function messageOf(request: unknown): string {
  if (typeof request !== "object" || request === null || !("message" in request)) return "";
  return typeof request.message === "string" ? request.message.trim() : "";
}
