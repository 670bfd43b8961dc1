import { type Access, hasPersonalFeatures } from "../session/access.ts";

/** Returns whether a reader may use notes and tags: never our staff, who have an account everywhere (NOTE-01). */
export function canUseNotes(access: Access): boolean {
  return hasPersonalFeatures(access) && !access.isStaffOrSuperUser;
}

export interface NoteReader {
  userId: number;
  organizationId: number;
  isAccountOwner: boolean;
}

/** The owner of a note: an account or an organization. */
export interface NoteHolder {
  ownerId: number | null;
  organizationId: number | null;
  authorId: number | null;
}

/**
 * Returns whether a note belongs to the reader or the reader's organization; everyone who can read a note can edit it
 * (NOTE-02).
 */
export function canReadNote({ ownerId, organizationId }: NoteHolder, reader: NoteReader): boolean {
  return ownerId === null ? organizationId === reader.organizationId : ownerId === reader.userId;
}

/**
 * Returns whether a reader may delete a note: its author, and the account owner if it is the organization's (NOTE-03).
 */
export function canDeleteNote(note: NoteHolder, reader: NoteReader): boolean {
  return (
    canReadNote(note, reader) && (note.authorId === reader.userId || (note.ownerId === null && reader.isAccountOwner))
  );
}
