import type { FastifyReply, FastifyRequest } from "fastify";
import type { Settings } from "../platform/settings.ts";
import { SESSION_DAYS } from "./sessions.sql.ts";

type Origin = Pick<Settings, "publicOrigin">;

const isSecure = ({ publicOrigin }: Origin) => publicOrigin.startsWith("https:");

/** The __Host- prefix makes browsers require Secure and no Domain. */
function chooseCookieName(settings: Origin): string {
  return isSecure(settings) ? "__Host-rotunda_session" : "rotunda_session";
}

export function readSessionCookie(request: FastifyRequest, settings: Origin): string | null {
  return request.cookies[chooseCookieName(settings)] ?? null;
}

export function setSessionCookie(reply: FastifyReply, settings: Origin, token: string): void {
  void reply.setCookie(chooseCookieName(settings), token, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: isSecure(settings),
    maxAge: SESSION_DAYS * 24 * 60 * 60,
  });
}

export function clearSessionCookie(reply: FastifyReply, settings: Origin): void {
  void reply.clearCookie(chooseCookieName(settings), {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: isSecure(settings),
  });
}
