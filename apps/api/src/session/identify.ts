import { ANONYMOUS, deriveAccess } from "@rotunda/core";
import type { FastifyRequest } from "fastify";
import { rememberCaller } from "../platform/access.ts";
import type { AppDeps } from "../platform/app-deps.ts";
import { findClientAddress } from "../platform/client-address.ts";
import type { Db } from "../platform/db.ts";
import { findAddressSession, type IdentifiedSession, findPersonSession } from "./session.sql.ts";
import { readSessionCookie } from "./session-cookie.ts";
import { findUserByToken } from "./sessions.sql.ts";

/** Identifies the caller by login, else by address. */
export function createIdentify({ db, settings, clock }: AppDeps) {
  return async (request: FastifyRequest): Promise<void> => {
    const now = clock();
    const token = readSessionCookie(request, settings);
    const known = (await byLogin(db, token, now)) ?? (await byAddress(db, findClientAddress(request)));
    const session = known?.session ?? ANONYMOUS;
    rememberCaller(request, {
      session,
      access: deriveAccess(session, now),
      userId: known?.userId ?? null,
      organizationId: known?.organizationId ?? null,
    });
  };
}

async function byLogin(db: Db, token: string | null, now: Date): Promise<IdentifiedSession | null> {
  const userId = token ? await findUserByToken(db, token, now) : null;
  return userId === null ? null : findPersonSession(db, userId, now);
}

async function byAddress(db: Db, address: string | null): Promise<IdentifiedSession | null> {
  return address === null ? null : findAddressSession(db, address);
}
