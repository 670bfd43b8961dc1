import { ANONYMOUS, deriveAccess } from "@rotunda/core";
import type { FastifyRequest } from "fastify";
import { rememberCaller } from "../platform/access.ts";
import type { AppDeps } from "../platform/settings.ts";
import { findClientAddress } from "../platform/client-address.ts";
import { isOwnHost } from "../platform/host-check.ts";
import { pageReaders } from "../platform/render-first-screen.ts";
import { findAddressSession, findTokenSession } from "./session.sql.ts";
import { readSessionCookie } from "./session-cookie.ts";

/**
 * Identifies the caller by login, else by address. Without PUBLIC_ORIGIN an address counts only at localhost: another
 * site could lead its name to this server, and read what its visitor’s address opens.
 */
export function createIdentify({ db, settings, clock }: AppDeps) {
  let hasWarned = false;

  async function findByAddress(request: FastifyRequest, now: Date) {
    const address = findClientAddress(request);
    const known = address === null ? null : await findAddressSession(db, address, now);
    if (!known || isOwnHost(settings, request)) return known;
    if (!hasWarned) request.log.warn("access by address is refused: set PUBLIC_ORIGIN to the address readers use");
    hasWarned = true;
    return null;
  }

  function findByToken(token: string, now: Date) {
    const readers = pageReaders.getStore();
    const found = readers?.get(token) ?? findTokenSession(db, token, now);
    readers?.set(token, found);
    return found;
  }

  return async (request: FastifyRequest): Promise<void> => {
    const now = clock();
    const token = readSessionCookie(request, settings);
    const person = token === null ? null : await findByToken(token, now);
    const known = person ?? (await findByAddress(request, now));
    const anonymous = { session: ANONYMOUS, access: deriveAccess(ANONYMOUS, now), userId: null, organizationId: null };
    rememberCaller(request, known ?? anonymous);
  };
}
