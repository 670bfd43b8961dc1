import { hasText } from "../kernel/html-text.ts";
import type { PersonProfile } from "./profile.ts";

/** The biography as it is shown at first, and the longer one a reader can ask for; both HTML, empty without one. */
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
