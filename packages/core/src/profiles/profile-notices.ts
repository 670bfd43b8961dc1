import { MESSAGES, PRODUCT_NAME } from "../notices/messages.ts";
import type { PersonProfile } from "./profile.ts";

/** Lists the notices above a profile (PROF-25). */
export function listProfileNotices(
  profile: Pick<PersonProfile, "isFormer" | "isUnlocked">,
  hasVignetteAccess: boolean,
  productName: string = PRODUCT_NAME,
) {
  return [
    ...(profile.isUnlocked && !hasVignetteAccess ? [MESSAGES.temporaryAccess] : []),
    ...(profile.isFormer ? [MESSAGES.formerIndividual(productName)] : []),
  ];
}
