import { ErrorWire } from "@rotunda/core/wire";
import type { Access, Session } from "@rotunda/core";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { ApiError } from "./api-error.ts";

/** A user, a customer's address range, or anonymous. */
export interface Caller {
  session: Session;
  access: Access;
  /** Null for address ranges and anonymous callers. */
  userId: number | null;
  organizationId: number | null;
}

const callers = new WeakMap<FastifyRequest, Caller>();

export function rememberCaller(request: FastifyRequest, caller: Caller): void {
  callers.set(request, caller);
}

export function readCaller(request: FastifyRequest): Caller {
  const caller = callers.get(request);
  if (!caller) throw new Error(`${request.url} was registered outside the routes that know their caller.`);
  return caller;
}

export function readUserId(request: FastifyRequest): number {
  const { userId } = readCaller(request);
  if (userId === null) throw new Error(`${request.url} was registered outside the routes of individual logins.`);
  return userId;
}

export const readAccount = (request: FastifyRequest, now: Date): Caller & { userId: number; now: Date } => ({
  ...readCaller(request),
  userId: readUserId(request),
  now,
});

export async function requireMember(request: FastifyRequest): Promise<void> {
  const { access } = readCaller(request);
  if (!access.isLoggedIn) throw new ApiError(401, "NOT_LOGGED_IN", "Please log in.");
  if (!access.hasVignetteAccess) {
    throw new ApiError(403, "NO_ACCESS", "Your subscription does not include the profile directory.");
  }
}

export async function requireWebUser(request: FastifyRequest): Promise<void> {
  await requireMember(request);
  const { access, userId } = readCaller(request);
  if (!access.isWebUser || userId === null) {
    throw new ApiError(403, "LOGIN_NEEDED", "Log in with your own account to use personal features.");
  }
}

export async function requireStaff(request: FastifyRequest): Promise<void> {
  await requireWebUser(request);
  if (!readCaller(request).access.isStaffOrSuperUser) {
    throw new ApiError(403, "STAFF_ONLY", "Only staff can do this.");
  }
}

export function openTo(app: FastifyInstance, guard: typeof requireMember, tag: string): void {
  app.addHook("preHandler", guard);
  app.addHook("onRoute", (route) => {
    const refusals = { ...(route.schema?.body ? { 400: ErrorWire } : {}), 401: ErrorWire, 403: ErrorWire };
    route.schema = { tags: [tag], ...route.schema, response: Object.assign(refusals, route.schema?.response) };
  });
}
