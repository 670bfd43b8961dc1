import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { type BriefcaseWire, SessionWire } from "@rotunda/adapters-http/wire";
import { listOpenModules, type Session } from "@rotunda/core";
import { readSessionBriefcase } from "../briefcase/briefcase.sql.ts";
import { readCaller } from "../platform/access.ts";
import type { AppDeps } from "../platform/app-deps.ts";

const NO_BRIEFCASE: BriefcaseWire = { folders: [], items: [] };

export const sessionRoutes =
  ({ db }: AppDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      "/api/session/",
      {
        schema: {
          tags: ["Session"],
          summary: "Who is asking, and their Briefcase",
          description: "200 with access to the directory; 403 carries the same shape without it.",
          response: { 200: SessionWire, 403: SessionWire },
        },
      },
      async (request, reply) => {
        const { session, access, userId } = readCaller(request);
        const briefcase =
          access.hasVignetteAccess && userId !== null
            ? await readSessionBriefcase(db, { userId, modules: listOpenModules(session, access) })
            : NO_BRIEFCASE;
        return reply.code(access.hasVignetteAccess ? 200 : 403).send(toSessionWire(session, briefcase));
      },
    );
  };

function toSessionWire(session: Session, briefcase: BriefcaseWire): SessionWire {
  const organization = session.accountOrganization;
  return {
    id: session.id,
    first_name: session.firstName,
    last_name: session.lastName,
    user_type: session.userType,
    username: session.username,
    email: session.email,
    account_name: session.accountName,
    salesforce_id: session.salesforceId,
    account_id: session.accountId,
    access: session.access,
    subscription_modules: session.subscriptionModules,
    account_expiration: session.accountExpiration,
    account_organization: organization && {
      product_name: organization.productName,
      profile_requests_allowed: organization.profileRequestsAllowed,
      profile_requests_pending: organization.profileRequestsPending,
      profile_requests_completed: organization.profileRequestsCompleted,
      add_on_counts: organization.addOnCounts,
      has_custom_logo: organization.hasCustomLogo,
    },
    almanac_export_count: session.almanacExportCount,
    almanac_max_exports: session.almanacMaxExports,
    is_super_user: session.isSuperUser,
    is_staff: session.isStaff,
    is_ip_user: session.isIpUser,
    hide_pay_walled_profiles_preference: session.hidePayWalledProfilesPreference,
    briefcase,
  };
}
