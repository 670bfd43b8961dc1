import { audit } from "./admin-audit.ts";
import { featured } from "./admin-featured.ts";
import { logos } from "./admin-logo.ts";
import { modules } from "./admin-module.ts";
import { organizations } from "./admin-org.ts";
import { ranges } from "./admin-range.ts";
import { unlocked } from "./admin-unlock.ts";
import { users } from "./admin-user.ts";
import type { Noun } from "./admin-verb.ts";

export const NOUNS: Readonly<Record<string, Noun>> = {
  org: organizations,
  user: users,
  module: modules,
  range: ranges,
  logo: logos,
  featured,
  unlock: unlocked,
  audit,
};
