import { listProfileDownloads, type DossierOptions, type PersonProfile } from "@rotunda/core";
import type { ProfileFile } from "@rotunda/ui";
import * as token from "../di/tokens.ts";
import { useBehavior, useService } from "../react/services.tsx";
import { useReader } from "../react/use-session.ts";

/** Returns the files of a profile that the reader may download. While one loads, all are disabled. */
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
  return listProfileDownloads(profile, reader.access).map((file) => ({
    label: file.label,
    href: file.href,
    state: isComing(file.options) ? "coming" : state.status === "idle" ? "ready" : "resting",
    onDownload: () => store.download(file),
  }));
}
