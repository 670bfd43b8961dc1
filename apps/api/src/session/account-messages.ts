import type { Preparer } from "../jobs/create-jobs.ts";
import { writeMessage } from "../mail/messages.ts";
import type { AppDeps } from "../platform/app-deps.ts";
import { findAccountByAddress, INVITATION_DAYS, RESET_MINUTES, startReset } from "./password-resets.sql.ts";

export function createResetPreparer({ db, settings, clock }: AppDeps): Preparer {
  return {
    async prepare({ request }) {
      const account = await findAccountByAddress(db, readEmail(request));
      if (!account) return null;
      const token = await startReset(db, { userId: account.userId, now: clock(), minutes: RESET_MINUTES });
      // Not the request's Host, which an attacker can choose.
      const link = `${settings.publicOrigin}/forgot/reset?token=${token}`;
      return { to: account.email, attachments: [], ...writeMessage("reset", { link, minutes: RESET_MINUTES }) };
    },
  };
}

export function createInvitationPreparer({ db, settings, clock }: AppDeps): Preparer {
  return {
    async prepare({ userId }) {
      const [user] = await db.query<{ id: number; email: string; organization: string }>(
        `select users.id, email, organizations.name as organization
         from users join organizations on organizations.id = organization_id
         where users.id = $1 and disabled_at is null`,
        [userId],
      );
      if (!user) return null;
      const minutes = INVITATION_DAYS * 24 * 60;
      const token = await startReset(db, { userId: user.id, now: clock(), minutes });
      const link = `${settings.publicOrigin}/forgot/reset?token=${token}`;
      const message = writeMessage("invitation", { link, days: INVITATION_DAYS, organization: user.organization });
      return { to: user.email, attachments: [], ...message };
    },
  };
}

export function createPasswordChangedPreparer({ db, settings }: AppDeps): Preparer {
  return {
    async prepare({ userId }) {
      const [user] = await db.query<{ email: string }>("select email from users where id = $1", [userId]);
      if (!user) return null;
      const link = `${settings.publicOrigin}/my-account/`;
      return { to: user.email, attachments: [], ...writeMessage("passwordChanged", { link }) };
    },
  };
}

function readEmail(request: unknown): string {
  if (typeof request !== "object" || request === null || !("email" in request)) return "";
  return typeof request.email === "string" ? request.email : "";
}
