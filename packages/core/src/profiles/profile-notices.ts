import { MESSAGES, PRODUCT_NAME } from "../notices/messages.ts";
import type { PersonProfile } from "./profile.ts";

/** Lists the notices above a profile (PROF-25). */
export function listProfileNotices(
  profile: Pick<PersonProfile, "isFormer" | "isUnlocked">,
  hasVignetteAccess: boolean,
  productName: string = PRODUCT_NAME,
) {
  const notices: { kind: "former" | "temporary-access"; text: string }[] = [];
  if (profile.isUnlocked && !hasVignetteAccess) {
    notices.push({ kind: "temporary-access", text: MESSAGES.temporaryAccess });
  }
  if (profile.isFormer) notices.push({ kind: "former", text: MESSAGES.formerIndividual(productName) });
  return notices;
}
