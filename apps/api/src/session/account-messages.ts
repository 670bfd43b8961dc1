import Type from "typebox";
import { Check } from "typebox/value";
import type { Preparer } from "../jobs/create-jobs.ts";
import { writeMessage } from "../mail/messages.ts";
import type { AppDeps } from "../platform/settings.ts";
import { findAccountByAddress, INVITATION_DAYS, RESET_MINUTES, startReset } from "./password-resets.sql.ts";

const ResetRequest = Type.Object({ email: Type.String() });

export function createAccountPreparers({ db, settings, clock }: AppDeps) {
  // Not the request's Host, which an attacker can choose.
  const origin = settings.publicOrigin;
  const startLink = async (userId: number, minutes: number) =>
    `${origin}/forgot/reset?token=${await startReset(db, { userId, now: clock(), minutes })}`;
  const findUser = async (userId: number | null) => {
    const [user] = await db.query<{ id: number; email: string; organization: string; isDisabled: boolean }>(
      `select users.id, email, organizations.name as organization, disabled_at is not null as "isDisabled"
       from users join organizations on organizations.id = organization_id where users.id = $1`,
      [userId],
    );
    return user;
  };
  return {
    "password-reset": {
      async prepare({ request }) {
        const account = Check(ResetRequest, request) ? await findAccountByAddress(db, request.email) : null;
        if (!account) return null;
        const link = await startLink(account.userId, RESET_MINUTES);
        return { to: account.email, ...writeMessage("reset", { link, minutes: RESET_MINUTES }) };
      },
    },
    invitation: {
      async prepare({ userId }) {
        const user = await findUser(userId);
        if (!user || user.isDisabled) return null;
        const link = await startLink(user.id, INVITATION_DAYS * 24 * 60);
        const message = writeMessage("invitation", { link, days: INVITATION_DAYS, organization: user.organization });
        return { to: user.email, ...message };
      },
    },
    "password-changed": {
      async prepare({ userId }) {
        const user = await findUser(userId);
        return user ? { to: user.email, ...writeMessage("passwordChanged", { link: `${origin}/my-account/` }) } : null;
      },
    },
  } satisfies Record<string, Preparer>;
}
