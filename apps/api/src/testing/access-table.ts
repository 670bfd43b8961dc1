import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import {
  type Access,
  canExportContacts,
  canExportRecord,
  canMakeDossiers,
  canUseNotes,
  hasPersonalFeatures,
  isOutsideSubscription,
  listOpenModules,
  deriveAccess,
  type Session,
} from "@rotunda/core";
import { parse } from "yaml";
import { TODAY } from "./api-client.ts";
import { fillNames } from "./fill-names.ts";
import { IDS } from "./fixture.ts";
import { OFFICIALS, PLACES } from "./fixture-places.ts";
import { LOCKED, LOCKED_GROUPS } from "./fixture-locked.ts";

/** Groups of callers by core's rules, named as in docs/api.md. */
const AUDIENCES = {
  everyone: () => true,
  "those with access": ({ hasVignetteAccess }: Access) => hasVignetteAccess,
  "web users": hasPersonalFeatures,
  "web users who export": (access: Access) => canExportContacts("congressional", access) && canExportRecord(access),
  "web users who make profile books": canMakeDossiers,
  "web users except staff": canUseNotes,
  "staff and super users": (access: Access) => canExportContacts("universal", access),
} satisfies Record<string, (access: Access) => boolean>;
type Audience = keyof typeof AUDIENCES;

/** Folders and saved searches of the caller, or of an account without access; `foreign` are another user's. */
export interface OwnFolders {
  kept: number;
  deletable: number;
  foreign: number;
  saved: number;
  deletableSaved: number;
  foreignSaved: number;
}

export interface AccessCall {
  /** Replaces `:id` in the path. */
  id?: number | string;
  query?: string;
  body?: object;
  record?: { modules: readonly number[]; isUnlocked?: boolean; locked?: number };
  /** Organizations without a logo get 403. */
  needsLogo?: boolean;
  ok?: number;
}

interface AccessRow {
  who: Audience;
  refusal?: 403;
  isRecord?: boolean;
  calls: readonly AccessCall[];
}

const MISSING: readonly AccessCall[] = [999_999, "none"].map((id) => ({ id, ok: 404 }));

const rows: Record<string, AccessRow> = parse(readFileSync(new URL("access-table.yaml", import.meta.url), "utf8"), {
  merge: true,
});

/** All requests with allowed callers and statuses. */
export const ACCESS_TABLE = Object.entries(rows).flatMap(([routes, { isRecord = false, calls, ...row }]) =>
  routes.split(", ").map((route) => ({ ...row, route, calls: isRecord ? [...calls, ...MISSING] : calls })),
);

/** Replaces the names in a call. */
export const fillCall = (call: AccessCall, own: OwnFolders): AccessCall =>
  fillNames(call, { ...IDS, ...PLACES, ...OFFICIALS, ...LOCKED_GROUPS, ...own, LOCKED, uuid: randomUUID() });

/** Returns the expected status by core's rules. */
export function expectedStatus(row: Pick<AccessRow, "who" | "refusal">, call: AccessCall, session: Session): number {
  const access = deriveAccess(session, TODAY);
  const isUnlocked = call.record?.isUnlocked ?? false;
  if (!isUnlocked && !AUDIENCES[row.who](access)) return row.refusal ?? (access.isLoggedIn ? 403 : 401);
  const modules = call.record?.modules;
  const isLocked =
    modules && isOutsideSubscription({ isUnlocked, subscriptionModules: modules }, listOpenModules(session, access));
  if (isLocked) return call.record?.locked ?? 303;
  return call.needsLogo && !access.hasCustomLogo ? 403 : (call.ok ?? 200);
}
