import { MESSAGES, PRODUCT_NAME } from "../notices/messages.ts";
import type { PersonProfile } from "./profile.ts";

interface ProfileNotice {
  kind: "former" | "temporary-access";
  text: string;
}

/** Lists the notices above a profile (PROF-25). */
export function listProfileNotices(
  profile: Pick<PersonProfile, "isFormer" | "isUnlocked">,
  hasVignetteAccess: boolean,
  productName: string = PRODUCT_NAME,
): ProfileNotice[] {
  const notices: ProfileNotice[] = [];
  if (profile.isUnlocked && !hasVignetteAccess) {
    notices.push({ kind: "temporary-access", text: MESSAGES.temporaryAccess });
  }
  if (profile.isFormer) notices.push({ kind: "former", text: MESSAGES.formerIndividual(productName) });
  return notices;
}
