import { BASE_PATH, sanitizeNext } from "@rotunda/core";
import { ErrorWire } from "@rotunda/core/wire";
import type { FastifyPluginAsync } from "fastify";
import Type from "typebox";
import { readCaller } from "../platform/access.ts";
import { DOME_PATHS } from "../pictures/draw-emblem.ts";
import { findClientAddress } from "../platform/client-address.ts";
import { createDisconnectSignal } from "../platform/lanes.ts";
import { createMarkup, Html } from "../platform/markup.ts";
import { logEvent } from "../platform/security-log.ts";
import { hasSample, SAMPLE_ACCOUNTS, SAMPLE_PASSWORD } from "../sample/sample-accounts.ts";
import { createLogin } from "../session/login.ts";
import { clearSessionCookie, readSessionCookie, setSessionCookie } from "../session/session-cookie.ts";
import { endSession } from "../session/sessions.sql.ts";
import { createPageSender, type Page, readPageTemplate, renderProblem } from "./layout.ts";
import { describeWait, readField, type PageDeps, readParameter } from "./page-deps.ts";

const HOME = `${BASE_PATH}/`;
const MARK_COOKIE = "rotunda_device";
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The login page works without JavaScript and returns to the requested page. */
export const loginRoutes =
  ({ db, settings, clock }: PageDeps): FastifyPluginAsync =>
  async (app) => {
    const sendPage = createPageSender(clock);
    const logIn = createLogin({ db, settings, clock });
    const render = async (form: LoginForm) => renderLoginPage(form, settings.sampleData && (await hasSample(db)));

    app.get("/login/", async (request, reply) => {
      const next = sanitizeNext(readParameter(request.query, "next"), HOME);
      if (readCaller(request).access.isWebUser) return reply.redirect(next, 303);
      return sendPage(request, reply, await render({ next }));
    });

    app.post("/login/", async (request, reply) => {
      const next = sanitizeNext(readField(request.body, "next") || readParameter(request.query, "next"), HOME);
      const email = readField(request.body, "email");
      const outcome = await logIn({
        email,
        password: readField(request.body, "password"),
        device: { userAgent: request.headers["user-agent"] ?? "", address: findClientAddress(request) },
        mark: request.cookies[MARK_COOKIE] ?? null,
        signal: createDisconnectSignal(reply),
      });
      const refuse = async (problem: string, status: number) =>
        sendPage(request, reply, await render({ next, email, problem }), status);

      switch (outcome.do) {
        case "enter": {
          const former = readSessionCookie(request, settings);
          if (former) await endSession(db, former);
          setSessionCookie(reply, settings, outcome.token);
          void reply.setCookie(MARK_COOKIE, outcome.mark, {
            path: "/login",
            httpOnly: true,
            sameSite: "lax",
            secure: settings.publicOrigin.startsWith("https:"),
            maxAge: YEAR_SECONDS,
          });
          logEvent(request, "login", { userId: outcome.userId });
          return reply.redirect(next, 303);
        }
        case "wait":
        case "busy":
          logEvent(request, "login-held-back", { userId: null, address: findClientAddress(request) });
          void reply.header("retry-after", outcome.seconds);
          return outcome.do === "wait"
            ? refuse(`There were too many failed attempts. Try again in ${describeWait(outcome.seconds)}.`, 429)
            : refuse(
                `Too many logins are being checked right now. Try again in ${outcome.seconds} seconds.`,
                outcome.of === "reader" ? 429 : 503,
              );
        case "refuse":
          logEvent(request, "login-refused", { userId: outcome.userId, address: findClientAddress(request) });
          return refuse("The email or password is incorrect. Check both and try again.", 401);
      }
    });
  };

/** Logout needs a POST, so that other sites' links and images can't trigger it. */
export const logoutRoutes =
  ({ db, settings, clock }: PageDeps): FastifyPluginAsync =>
  async (app) => {
    const sendPage = createPageSender(clock);
    const body = readPageTemplate("logout")();
    app.get("/logout/", async (request, reply) => sendPage(request, reply, { title: "Log out", body }));

    const schema = {
      tags: ["Session"],
      response: { 303: Type.Null({ description: "Redirect to the login page" }), 403: ErrorWire },
    };
    app.post("/logout/", { schema }, async (request, reply) => {
      const token = readSessionCookie(request, settings);
      if (token) await endSession(db, token);
      const { userId } = readCaller(request);
      if (userId !== null) logEvent(request, "logout", { userId });
      clearSessionCookie(reply, settings);
      // Clear cached directory pages.
      void reply.header("clear-site-data", '"cache"');
      return reply.redirect("/login/", 303);
    });
  };

const renderPage = readPageTemplate("login");

interface LoginForm {
  next: string;
  email?: string;
  problem?: string;
}

function renderLoginPage({ next, email = "", problem }: LoginForm, hasSamples: boolean): Page {
  const invalid = problem !== undefined && createMarkup`aria-invalid="true" aria-describedby="problem"`;
  const samples = hasSamples && SAMPLES;
  const values = { problem: renderProblem(problem), next, email, invalid, samples, dome: new Html(DOME_PATHS) };
  return { title: "Log in", body: renderPage(values), problem, current: "login" };
}

const SAMPLES = readPageTemplate("login-samples")({
  password: SAMPLE_PASSWORD,
  accounts: SAMPLE_ACCOUNTS.map(
    ({ email, shows }) => createMarkup`<li><code>${email}</code> <span class="quiet">${shows}</span></li>`,
  ),
});
