import type { Preparer } from "../jobs/create-jobs.ts";
import { passwordChangedLetter, resetLetter } from "../mail/letters.ts";
import type { AppDeps } from "../platform/app-deps.ts";
import { accountOfAddress, RESET_MINUTES, startReset } from "./password-resets.sql.ts";

/** Mails a link to the account of an address, if there is one. */
export function createResetPreparer({ db, settings, clock }: AppDeps): Preparer {
  return {
    async prepare({ request }) {
      const account = await accountOfAddress(db, emailOf(request));
      if (!account) return null;
      const token = await startReset(db, account.userId, clock());
      // Never from the Host a request named: a link must lead here.
      const link = `${settings.publicOrigin}/forgot/reset?token=${token}`;
      return { to: account.email, attachments: [], ...resetLetter({ link, minutes: RESET_MINUTES }) };
    },
  };
}

/** Tells the owner of an account that its password is another one. */
export function createPasswordChangedPreparer({ db, settings }: AppDeps): Preparer {
  return {
    async prepare({ userId }) {
      const [user] = await db.query<{ email: string }>("select email from users where id = $1", [userId]);
      if (!user) return null;
      const accountUrl = `${settings.publicOrigin}/my-account/`;
      return { to: user.email, attachments: [], ...passwordChangedLetter({ accountUrl }) };
    },
  };
}

function emailOf(request: unknown): string {
  if (typeof request !== "object" || request === null || !("email" in request)) return "";
  return typeof request.email === "string" ? request.email : "";
}
