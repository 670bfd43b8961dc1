import type { ProfileWire } from "@rotunda/adapters-http/wire";
import type { Caller } from "../platform/access.ts";
import type { AppDeps } from "../platform/app-deps.ts";
import { BRAND } from "../platform/brand.ts";
import type { Db } from "../platform/db.ts";
import { loadKnowWho } from "../profiles/load-know-who.ts";
import { loadProfile, type ProfileContext } from "../profiles/load-profile.ts";
import { readProfileLock } from "../profiles/profile.sql.ts";
import { toReader } from "../search/search-items.sql.ts";
import type { RecordRef } from "../search/search.sql.ts";
import type { DossierBook } from "./dossier-book.ts";
import { hasSamplePeople, findOrganizationLogo } from "./dossier-people.sql.ts";

export interface BookRequest {
  people: readonly RecordRef[];
  documentName: string;
  useCustomLogo: boolean;
}

/** Loads a profile book. Checks each person's access again, since it may have changed since the request. */
export async function loadBook(
  { db, settings, clock }: AppDeps,
  caller: Caller,
  { people, documentName, useCustomLogo }: BookRequest,
  progress?: (done: number) => Promise<void>,
): Promise<DossierBook> {
  const now = clock();
  const context: ProfileContext = {
    reader: toReader(caller),
    hidePaywalled: caller.session.hidePayWalledProfilesPreference,
    today: now.toISOString().slice(0, 10),
  };
  const profiles: ProfileWire[] = [];
  for (const [at, person] of people.entries()) {
    const profile = await loadPerson(db, person, context);
    if (profile) profiles.push(profile);
    await progress?.(at + 1);
  }
  const { organizationId } = caller;
  return {
    documentName,
    date: now,
    organization: caller.session.accountName ?? "",
    logo: useCustomLogo && organizationId !== null ? await findOrganizationLogo(db, organizationId) : null,
    productName: BRAND.productName,
    isSample: await hasSamplePeople(db, people),
    origin: settings.publicOrigin,
    people: profiles.map((profile) => ({ profile })),
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
