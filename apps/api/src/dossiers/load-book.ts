import type { ProfileWire } from "@rotunda/core/wire";
import { canUseNotes, DOSSIER_FORMATS, type DossierFormat, type RecordType } from "@rotunda/core";
import { basename } from "node:path";
import Type from "typebox";
import { findNoteReader } from "../notes/note-reader.ts";
import { listNotes } from "../notes/notes.sql.ts";
import type { Caller } from "../platform/access.ts";
import type { AppDeps } from "../platform/settings.ts";
import { loadPortrait } from "../pictures/portraits.sql.ts";
import BRAND from "../platform/brand.json" with { type: "json" };
import type { Db } from "../platform/db.ts";
import { loadKnowWho } from "../profiles/load-know-who.ts";
import { createProfileContext, loadProfile, type ProfileContext } from "../profiles/load-profile.ts";
import { readProfileLock } from "../profiles/profile.sql.ts";
import { hasSample } from "../sample/sample-accounts.ts";
import type { RecordRef } from "../search/search.sql.ts";
import type { DossierBook, DossierPerson } from "./dossier-book.ts";
import { findOrganizationLogo } from "./dossier-people.sql.ts";

/** Permissions are checked again when the book is built. */
export const DossierJob = Type.Object({
  people: Type.Array(Type.Object({ record_type: Type.String(), record_id: Type.Integer() })),
  documentName: Type.String(),
  format: Type.Unsafe<DossierFormat>({ enum: DOSSIER_FORMATS.map(({ value }) => value) }),
  useCustomLogo: Type.Boolean(),
  /** Missing in jobs of older versions. */
  withNotes: Type.Optional(Type.Boolean()),
});
export type DossierJob = Type.Static<typeof DossierJob>;

/** Checks each person's access again, since it may have changed since the request. */
export async function loadBook(
  { db, settings, clock }: AppDeps,
  caller: Caller,
  { people, documentName, useCustomLogo, withNotes = false }: DossierJob,
  progress?: (done: number, total: number) => Promise<void>,
): Promise<DossierBook> {
  const now = clock();
  const context = createProfileContext(caller, now);
  const noteReader =
    withNotes && canUseNotes(caller.access) && caller.userId !== null ? await findNoteReader(db, caller.userId) : null;
  const loaded: DossierPerson[] = [];
  for (const [at, person] of people.entries()) {
    const profile = await loadPerson(db, person, context);
    if (profile) {
      const photo = (await loadPortrait(db, basename(profile.headshot)))?.contents;
      const key = { id: person.record_id, recordType: person.record_type as RecordType };
      loaded.push({ profile, photo, ...(noteReader && { notes: await listNotes(db, key, noteReader) }) });
    }
    await progress?.(at + 1, people.length);
  }
  const { organizationId } = caller;
  return {
    documentName,
    date: now,
    organization: caller.session.accountName ?? "",
    logo: useCustomLogo && organizationId !== null ? await findOrganizationLogo(db, organizationId) : null,
    productName: BRAND.productName,
    isSample: await hasSample(db),
    origin: settings.publicOrigin,
    people: loaded,
  };
}

async function loadPerson(
  db: Db,
  { record_type, record_id }: RecordRef,
  context: ProfileContext,
): Promise<ProfileWire | null> {
  if (record_type !== "profile") {
    const found = await loadKnowWho(db, record_id, context.reader);
    return found?.kind === "contact" ? found.profile : null;
  }
  const lock = await readProfileLock(db, record_id, context.reader);
  return lock && !lock.is_paywalled ? loadProfile(db, record_id, context) : null;
}
