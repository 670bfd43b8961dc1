import { ANONYMOUS, deriveAccess } from "@rotunda/core";
import type { FastifyRequest } from "fastify";
import { rememberCaller } from "../platform/access.ts";
import type { AppDeps } from "../platform/app-deps.ts";
import { findClientAddress } from "../platform/client-address.ts";
import { findAddressSession, findPersonSession } from "./session.sql.ts";
import { readSessionCookie } from "./session-cookie.ts";
import { findUserByToken } from "./sessions.sql.ts";

export function createIdentify({ db, settings, clock }: AppDeps) {
  return async (request: FastifyRequest): Promise<void> => {
    const now = clock();
    const token = readSessionCookie(request, settings);
    const userId = token ? await findUserByToken(db, token, now) : null;
    const address = findClientAddress(request);
    const known =
      (userId !== null && (await findPersonSession(db, userId, now))) ||
      (address !== null && (await findAddressSession(db, address, now)));
    const anonymous = { session: ANONYMOUS, access: deriveAccess(ANONYMOUS, now), userId: null, organizationId: null };
    rememberCaller(request, known || anonymous);
  };
}
