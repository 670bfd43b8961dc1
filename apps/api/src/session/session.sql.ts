import { ANONYMOUS, deriveAccess, findExportWindowStart, type Session } from "@rotunda/core";
import type { Caller } from "../platform/access.ts";
import type { Db } from "../platform/db.ts";
import { findIdleLimit, hashToken, updateLastSeen } from "./sessions.sql.ts";

type SessionRow = Partial<Session> & { organizationId: number };

const ORGANIZATION = `organizations.id as "organizationId", organizations.name as "accountName",
  salesforce_id as "salesforceId", account_id as "accountId", account_expiration as "accountExpiration",
  export_cap as "almanacMaxExports", array(select unnest(subscription_modules) order by 1) as "subscriptionModules",
  coalesce((select string_agg(codename || ':' || to_char(expires_on, 'YYYY-MM-DD'), ';' order by codename)
    from organization_access where organization_id = organizations.id), '') as access,
  jsonb_build_object('productName', product_name, 'profileRequestsAllowed', profile_requests_allowed,
    'profileRequestsPending', profile_requests_pending, 'profileRequestsCompleted', profile_requests_completed,
    'addOnCounts', '{}'::jsonb,
    'hasCustomLogo', exists (select from organization_logos where organization_id = organizations.id)
  ) as "accountOrganization"`;

/** Columns of a person's session; $1 is the start of the window in which exports count. */
const PERSON = `users.id, first_name as "firstName", last_name as "lastName", 'web_user' as "userType", username, email,
  is_staff as "isStaff", is_super_user as "isSuperUser", hide_paywalled as "hidePayWalledProfilesPreference",
  coalesce((select sum(row_count) from exports where user_id = users.id and exports.created_at > $1), 0)::int
    as "almanacExportCount", ${ORGANIZATION}`;

export async function findPersonSession(db: Db, userId: number, now: Date): Promise<Caller | null> {
  const [row] = await db.query<SessionRow>(
    `select ${PERSON} from users join organizations on organizations.id = organization_id where users.id = $2`,
    [findExportWindowStart(now), userId],
  );
  return row ? toCaller(row, userId, now) : null;
}

export async function findTokenSession(db: Db, token: string, now: Date): Promise<Caller | null> {
  const hash = hashToken(token);
  const [row] = await db.query<SessionRow & { id: number; lastSeenAt: Date }>(
    `select ${PERSON}, last_seen_at as "lastSeenAt"
     from sessions join users on users.id = user_id join organizations on organizations.id = organization_id
     where token_hash = $2 and expires_at > $3 and last_seen_at > $4 and disabled_at is null`,
    [findExportWindowStart(now), hash, now, findIdleLimit(now)],
    { name: "session" },
  );
  if (!row) return null;
  const { lastSeenAt, ...facts } = row;
  await updateLastSeen(db, hash, lastSeenAt, now);
  return toCaller(facts, row.id, now);
}

/** Finds the session of an address: the narrowest range, then the older customer. */
export async function findAddressSession(db: Db, address: string, now: Date): Promise<Caller | null> {
  const [row] = await db.query<SessionRow>(
    `select organization_ranges.id, 'ip_user' as "userType", true as "isIpUser", ${ORGANIZATION}
     from organization_ranges join organizations on organizations.id = organization_id
     where $1::inet <<= range and masklen(range) > 0 order by masklen(range) desc, organizations.id limit 1`,
    [address],
  );
  return row ? toCaller(row, null, now) : null;
}

function toCaller({ organizationId, ...facts }: SessionRow, userId: number | null, now: Date): Caller {
  const session = { ...ANONYMOUS, ...facts };
  return { session, access: deriveAccess(session, now), userId, organizationId };
}
