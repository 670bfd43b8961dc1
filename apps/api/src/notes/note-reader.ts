import { canUseNotes, type NoteReader } from "@rotunda/core";
import type { FastifyRequest } from "fastify";
import { readCaller, requireWebUser } from "../platform/access.ts";
import { ApiError } from "../platform/api-error.ts";
import type { Db } from "../platform/db.ts";

/** Refuses our staff: notes are the customer's alone. */
export async function requireNoteReader(request: FastifyRequest): Promise<void> {
  await requireWebUser(request);
  if (!canUseNotes(readCaller(request).access)) {
    throw new ApiError(403, "NOT_FOR_STAFF", "Staff can’t use notes and tags.");
  }
}

export interface NamedReader extends NoteReader {
  name: string;
}

export async function findNoteReader(db: Db, userId: number): Promise<NamedReader> {
  const [reader] = await db.query<NamedReader>(
    `select id as "userId", organization_id as "organizationId", is_account_owner as "isAccountOwner",
       ${NAME} as name from users u where id = $1`,
    [userId],
  );
  if (!reader) throw new Error(`The account ${userId} is missing.`);
  return reader;
}

export const NAME = "coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.username)";

/** SQL for whether a user may use notes, as core's `canUseNotes` decides. */
export const HAS_NOTES = "not is_staff and not is_super_user";

/** SQL for whether a note or tag belongs to a reader or the reader's organization, as core's `canReadNote` decides. */
export const isReadable = (row: string, userId: string, organizationId: string): string =>
  `(${row}.owner_id = ${userId}::int or ${row}.organization_id = ${organizationId}::int)`;
