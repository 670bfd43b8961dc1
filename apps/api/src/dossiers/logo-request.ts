import Type from "typebox";
import { Check } from "typebox/value";
import type { Jobs, Preparer } from "../jobs/create-jobs.ts";
import { writeMessage } from "../mail/messages.ts";
import type { AppDeps } from "../platform/settings.ts";
import BRAND from "../platform/brand.json" with { type: "json" };
import type { Db } from "../platform/db.ts";
import { createSlidingWindow } from "../platform/sliding-window.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const REQUESTS_PER_DAY = 3;

export const LOGO_ALREADY_REQUESTED = "Your request for a logo has already been sent.";

const LogoRequest = Type.Object({ message: Type.String() });

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

export function createLogoRequestPreparer({ db }: { db: Db }): Preparer {
  return {
    async prepare({ userId, request }) {
      const [asking] = await db.query<{ name: string; email: string; organization: string; to: string }>(
        `select trim(first_name || ' ' || last_name) as name, email, organizations.name as organization,
           coalesce(nullif(advisor_email, ''), $2) as to
         from users join organizations on organizations.id = organization_id where users.id = $1`,
        [userId, BRAND.customerServiceEmail],
      );
      if (!asking) return null;
      const message = Check(LogoRequest, request) ? request.message.trim() : "";
      const name = message === "" ? "logoRequest" : "logoRequestWithMessage";
      return { to: asking.to, ...writeMessage(name, { ...asking, message }) };
    },
  };
}
