import { listProfileDownloads, type DossierOptions, type PersonProfile } from "@rotunda/core";
import type { ProfileFile } from "@rotunda/ui";
import { useState } from "react";
import * as token from "../di/tokens.ts";
import { IDLE, useBehavior, useLate } from "../react/services.tsx";
import { useReader } from "../react/use-session.ts";

/** Returns the files of a profile that the reader may download. While one loads, all are disabled. */
export function useProfileFiles(profile: PersonProfile): ProfileFile[] {
  const reader = useReader();
  const files = useLate(token.ProfileFileStore);
  const [asked, setAsked] = useState<DossierOptions | null>(null);
  const known = useBehavior(files.service?.state$, IDLE);
  const state = files.isComing && asked ? { status: "resting" as const, isComing: true, options: asked } : known;
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
    onDownload: () => {
      setAsked(file.options);
      files.call((store) => store.download(file));
    },
  }));
}
