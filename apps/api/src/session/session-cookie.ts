import type { FastifyReply, FastifyRequest } from "fastify";
import type { Settings } from "../platform/settings.ts";
import { SESSION_DAYS } from "./sessions.sql.ts";

type Origin = Pick<Settings, "publicOrigin">;

const isSecure = ({ publicOrigin }: Origin) => publicOrigin.startsWith("https:");

/** The __Host- prefix makes browsers require Secure and no Domain. */
const chooseCookieName = (settings: Origin): string =>
  isSecure(settings) ? "__Host-rotunda_session" : "rotunda_session";

export function readSessionCookie(request: FastifyRequest, settings: Origin): string | null {
  return request.cookies[chooseCookieName(settings)] ?? null;
}

const chooseOptions = (settings: Origin) =>
  ({ path: "/", httpOnly: true, sameSite: "lax", secure: isSecure(settings) }) as const;

export function setSessionCookie(reply: FastifyReply, settings: Origin, token: string): void {
  const maxAge = SESSION_DAYS * 24 * 60 * 60;
  void reply.setCookie(chooseCookieName(settings), token, { ...chooseOptions(settings), maxAge });
}

export function clearSessionCookie(reply: FastifyReply, settings: Origin): void {
  void reply.clearCookie(chooseCookieName(settings), chooseOptions(settings));
}
