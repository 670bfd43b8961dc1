import { listProfileDownloads, type DossierOptions, type PersonProfile } from "@rotunda/core";
import type { ProfileFile } from "@rotunda/ui";
import * as token from "../di/tokens.ts";
import { useService } from "../react/services.tsx";
import { useBehavior } from "../react/use-behavior.ts";
import { useReader } from "../react/use-session.ts";

/** The files of a profile, of those this reader may have; pressed, one is fetched and the others rest with it. */
export function useProfileFiles(profile: PersonProfile): ProfileFile[] {
  const reader = useReader();
  const store = useService(token.ProfileFileStore);
  const state = useBehavior(store.state$);
  if (!reader) return [];
  const isComing = ({ format, useCustomLogo }: DossierOptions) =>
    state.status === "resting" &&
    state.isComing &&
    state.options.format === format &&
    state.options.useCustomLogo === useCustomLogo;
  return listProfileDownloads(profile, reader.access).map(({ label, href, options }) => ({
    label,
    href,
    state: isComing(options) ? "coming" : state.status === "idle" ? "ready" : "resting",
    onDownload: () => store.download(profile, options),
  }));
}
