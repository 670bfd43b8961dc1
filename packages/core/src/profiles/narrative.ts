import { hasText } from "../kernel/html-text.ts";
import type { PersonProfile } from "./profile.ts";

/** Returns the displayed and the full biography, both HTML, empty if missing. */
export function listNarrativeVersions({
  narrative,
  fullNarrative,
}: Pick<PersonProfile, "narrative" | "fullNarrative">): {
  shown: string;
  full: string;
} {
  if (!hasText(narrative)) return { shown: hasText(fullNarrative) ? fullNarrative : "", full: "" };
  return { shown: narrative, full: hasText(fullNarrative) && fullNarrative !== narrative ? fullNarrative : "" };
}
