import { ANONYMOUS, findExportWindowStart, type Session } from "@rotunda/core";
import type { Db } from "../platform/db.ts";

export interface IdentifiedSession {
  session: Session;
  userId: number | null;
  organizationId: number;
}

interface OrganizationRow {
  organization_id: number;
  account_name: string;
  product_name: string;
  salesforce_id: string;
  account_id: string;
  account_expiration: string | null;
  export_cap: number;
  subscription_modules: number[];
  has_custom_logo: boolean;
  profile_requests_allowed: number;
  profile_requests_pending: number;
  profile_requests_completed: number;
  access: string;
}

interface PersonRow extends OrganizationRow {
  user_id: number;
  first_name: string;
  last_name: string;
  username: string;
  email: string;
  is_staff: boolean;
  is_super_user: boolean;
  hide_paywalled: boolean;
  exported: number;
}

const ORGANIZATION = `organizations.id as organization_id, organizations.name as account_name, product_name,
  salesforce_id, account_id, account_expiration, export_cap, subscription_modules,
  exists (select from organization_logos where organization_id = organizations.id) as has_custom_logo,
  profile_requests_allowed, profile_requests_pending, profile_requests_completed,
  coalesce((select string_agg(codename || ':' || to_char(expires_on, 'YYYY-MM-DD'), ';' order by codename)
    from organization_access where organization_id = organizations.id), '') as access`;

export async function findPersonSession(db: Db, userId: number, now: Date): Promise<IdentifiedSession | null> {
  const [row] = await db.query<PersonRow>(
    `select users.id as user_id, first_name, last_name, username, email, is_staff, is_super_user, hide_paywalled,
       coalesce((select sum(row_count) from exports where user_id = users.id and created_at > $2), 0)::int as exported,
       ${ORGANIZATION}
     from users join organizations on organizations.id = organization_id where users.id = $1`,
    [userId, findExportWindowStart(now)],
  );
  if (!row) return null;
  const session: Session = {
    ...ofOrganization(row),
    id: row.user_id,
    firstName: row.first_name,
    lastName: row.last_name,
    userType: "web_user",
    username: row.username,
    email: row.email,
    almanacExportCount: row.exported,
    isSuperUser: row.is_super_user,
    isStaff: row.is_staff,
    hidePayWalledProfilesPreference: row.hide_paywalled,
  };
  return { session, userId: row.user_id, organizationId: row.organization_id };
}

/** Finds the session of an address: the narrowest range, then the older customer. */
export async function findAddressSession(db: Db, address: string): Promise<IdentifiedSession | null> {
  const [row] = await db.query<OrganizationRow & { range_id: number }>(
    `select organization_ranges.id as range_id, ${ORGANIZATION}
     from organization_ranges join organizations on organizations.id = organization_id
     where $1::inet <<= range and masklen(range) > 0 order by masklen(range) desc, organizations.id limit 1`,
    [address],
  );
  if (!row) return null;
  const session: Session = { ...ofOrganization(row), id: row.range_id, userType: "ip_user", isIpUser: true };
  return { session, userId: null, organizationId: row.organization_id };
}

function ofOrganization(row: OrganizationRow): Session {
  return {
    ...ANONYMOUS,
    accountName: row.account_name,
    salesforceId: row.salesforce_id,
    accountId: row.account_id,
    access: row.access,
    subscriptionModules: row.subscription_modules.toSorted((a, b) => a - b),
    accountExpiration: row.account_expiration,
    accountOrganization: {
      productName: row.product_name,
      profileRequestsAllowed: row.profile_requests_allowed,
      profileRequestsPending: row.profile_requests_pending,
      profileRequestsCompleted: row.profile_requests_completed,
      addOnCounts: {},
      hasCustomLogo: row.has_custom_logo,
    },
    almanacMaxExports: row.export_cap,
  };
}
