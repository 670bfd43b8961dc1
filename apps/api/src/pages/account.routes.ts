import { canMakeDossiers, type ExportRecord, findExportWindowStart, MESSAGES } from "@rotunda/core";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { createLogoRequests, LOGO_ALREADY_REQUESTED } from "../dossiers/logo-request.ts";
import { readCaller, readUserId } from "../platform/access.ts";
import { ApiError } from "../platform/api-error.ts";
import { type Db, findRow, listValues } from "../platform/db.ts";
import { logEvent } from "../platform/security-log.ts";
import { createPasswordChange } from "../session/reset-password.ts";
import { PASSWORD_REFUSALS } from "../session/password-rules.ts";
import { readSessionCookie } from "../session/session-cookie.ts";
import { endListedSession, formatListedId, listSessions } from "../session/sessions.sql.ts";
import { type Advisor, LOGO_MESSAGE_MAX, type Outcome, renderAccountPage } from "./account-page.ts";
import { createPageSender } from "./layout.ts";
import { readField, type PageDeps, readParameter } from "./page-deps.ts";

const REFUSALS = {
  wrong: "The current password is incorrect.",
  ...PASSWORD_REFUSALS,
  "too-often": "There were too many failed attempts. Try again in 15 minutes.",
};

const STATUSES: Partial<Record<keyof typeof REFUSALS, number>> = { "too-often": 429, busy: 503 };

const DONE: Record<string, string> = {
  logo: MESSAGES.logoRequested,
  preferences: "Preferences saved.",
  password: "Password changed. Your other sessions have ended.",
  session: "Session ended.",
};

/** Individual logins have an account even after their subscription expired. */
export const accountRoutes =
  ({ db, settings, clock, jobs }: PageDeps): FastifyPluginAsync =>
  async (app) => {
    const sendPage = createPageSender(clock);
    const changePassword = createPasswordChange({ db, clock, jobs });
    const askForLogo = createLogoRequests({ db, clock, jobs });

    app.addHook("preHandler", async (request, reply) => {
      if (!readCaller(request).access.isWebUser) return reply.redirect("/login/?next=%2Fmy-account%2F", 303);
    });

    app.get("/my-account/", async (request, reply) => {
      const text = DONE[readParameter(request.query, "done")];
      return show(request, reply, text === undefined ? undefined : { kind: "done", text });
    });

    app.post("/my-account/preferences", async (request, reply) => {
      const isHidden = readField(request.body, "hide_paywalled") === "yes";
      await db.query("update users set hide_paywalled = $2 where id = $1", [readUserId(request), isHidden]);
      return reply.redirect("/my-account/?done=preferences", 303);
    });

    app.post("/my-account/password", async (request, reply) => {
      const userId = readUserId(request);
      const [current, wanted] = [readField(request.body, "current"), readField(request.body, "wanted")];
      const because = await changePassword(userId, { current, wanted, token: readToken(request) });
      if (because === null) {
        logEvent(request, "password-changed", { userId });
        return reply.redirect("/my-account/?done=password", 303);
      }
      logEvent(request, "password-refused", { userId, because });
      if (because === "busy") void reply.header("retry-after", 5);
      void reply.code(STATUSES[because] ?? 422);
      return show(request, reply, { kind: "password-problem", text: REFUSALS[because] });
    });

    app.post("/my-account/logo", async (request, reply) => {
      if (!canMakeDossiers(readCaller(request).access)) {
        throw new ApiError(403, "FORBIDDEN", "Your subscription does not include profile books.");
      }
      const message = readField(request.body, "message").slice(0, LOGO_MESSAGE_MAX);
      if ((await askForLogo({ userId: readUserId(request), message })) === "asked") {
        return reply.redirect("/my-account/?done=logo", 303);
      }
      void reply.code(429);
      return show(request, reply, { kind: "logo-problem", text: LOGO_ALREADY_REQUESTED });
    });

    app.post("/my-account/sessions", async (request, reply) => {
      const userId = readUserId(request);
      const hasEnded = await endListedSession(db, userId, readField(request.body, "session"));
      if (hasEnded) logEvent(request, "session-ended", { userId });
      return reply.redirect("/my-account/?done=session", 303);
    });

    async function show(request: FastifyRequest, reply: FastifyReply, outcome: Outcome | undefined) {
      const { session, access, organizationId } = readCaller(request);
      const userId = readUserId(request);
      const now = clock();
      const [modules, advisor, exports, sessions] = await Promise.all([
        listModuleNames(db, session.subscriptionModules),
        organizationId === null ? null : findAdvisor(db, organizationId),
        listCountedExports(db, userId, now),
        listSessions(db, userId, now),
      ]);
      const currentSession = formatListedId(readToken(request));
      const facts = { session, access, modules, advisor, exports, sessions, currentSession, now, outcome };
      const page = { title: "My Account", body: renderAccountPage(facts), current: "account" } as const;
      return sendPage(request, reply, page, reply.statusCode);
    }

    const readToken = (request: FastifyRequest) => readSessionCookie(request, settings) ?? "";
  };

const findAdvisor = (db: Db, organizationId: number): Promise<Advisor | null> =>
  findRow<Advisor>(
    db,
    "select advisor_name as name, advisor_email as email, advisor_phone as phone from organizations where id = $1",
    [organizationId],
  );

const listCountedExports = (db: Db, userId: number, now: Date): Promise<ExportRecord[]> =>
  db.query<ExportRecord>(
    `select created_at as at, row_count as rows from exports
     where user_id = $1 and created_at > $2 and row_count > 0 order by created_at`,
    [userId, findExportWindowStart(now)],
  );

const listModuleNames = (db: Db, ids: readonly number[]): Promise<string[]> =>
  listValues<string>(
    db,
    `select name from lookup_items where list = 'subscription_modules' and id = any($1::int[]) order by position, id`,
    [ids],
  );
