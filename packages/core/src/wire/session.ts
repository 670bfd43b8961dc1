import Type from "typebox";
import { BriefcaseWire } from "./briefcase.ts";
import { nullable } from "./shapes.ts";

export const SessionWire = Type.Object({
  id: nullable(Type.Integer()),
  first_name: nullable(Type.String()),
  last_name: nullable(Type.String()),
  user_type: nullable(Type.Union([Type.Literal("web_user"), Type.Literal("ip_user")])),
  username: nullable(Type.String()),
  email: nullable(Type.String()),
  account_name: nullable(Type.String()),
  salesforce_id: nullable(Type.String()),
  account_id: nullable(Type.String()),
  /** `codename:expiration` pairs separated by semicolons; expirations are ISO dates. */
  access: Type.String(),
  subscription_modules: Type.Array(Type.Integer()),
  /** ISO date, or null if unlimited. */
  account_expiration: nullable(Type.String()),
  account_organization: nullable(
    Type.Object({
      product_name: Type.String(),
      profile_requests_allowed: Type.Integer(),
      profile_requests_pending: Type.Integer(),
      profile_requests_completed: Type.Integer(),
      add_on_counts: Type.Record(Type.String(), Type.Integer()),
      has_custom_logo: Type.Boolean(),
    }),
  ),
  /** Rows exported in the last 30 days. */
  almanac_export_count: Type.Integer(),
  almanac_max_exports: Type.Integer(),
  is_super_user: Type.Boolean(),
  is_staff: Type.Boolean(),
  is_ip_user: Type.Boolean(),
  hide_pay_walled_profiles_preference: Type.Boolean(),
  unread: Type.Integer(),
  briefcase: BriefcaseWire,
});
export type SessionWire = Type.Static<typeof SessionWire>;
