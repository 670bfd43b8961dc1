import { BehaviorSubject, Subject, exhaustMap, finalize } from "rxjs";
import { asBehavior } from "../kernel/observe-call.store.ts";
import type { PersonProfile } from "../profiles/profile.ts";
import type { DossiersApi } from "./dossiers.port.ts";
import { formatDatedFileName } from "./file-names.ts";
import type { ProfileDownload } from "./profile-downloads.ts";
import { withCooldown, saveAs, saveDownload, type FilePorts } from "./saved-file.store.ts";
import { formatVcard } from "./vcard.ts";

/**
 * `loadingHref` is the address of the file being downloaded; buttons are disabled until it is saved and four seconds
 * have passed.
 */
type ProfileFileState = { status: "idle" } | { status: "cooling-down"; loadingHref: string | null };

export interface ProfileFileStore extends ReturnType<typeof createProfileFileStore> {}

type ProfileFileStorePorts = FilePorts & { api: Pick<DossiersApi, "downloadProfile"> };

export function createProfileFileStore(ports: ProfileFileStorePorts) {
  const state$ = new BehaviorSubject<ProfileFileState>({ status: "idle" });
  const requests$ = new Subject<ProfileDownload>();

  // exhaustMap ignores clicks while a file loads and for a moment afterwards.
  requests$
    .pipe(
      exhaustMap((file) => {
        state$.next({ status: "cooling-down", loadingHref: file.href });
        const file$ = saveDownload(ports, file, {
          failed: "The download of a profile failed",
          download: (signal) => ports.api.downloadProfile(file.href, signal),
        });
        const arrived$ = file$.pipe(finalize(() => state$.next({ status: "cooling-down", loadingHref: null })));
        return withCooldown(arrived$).pipe(finalize(() => state$.next({ status: "idle" })));
      }),
    )
    .subscribe();

  return {
    state$: asBehavior(state$),
    download: (file: ProfileDownload) => requests$.next(file),
    /** Saves a person's contact data as a vCard, without a request; `origin` is the base of its links. */
    saveVcard: (profile: PersonProfile, origin: string) => {
      const now = ports.clock();
      const name = formatDatedFileName(profile.preferredNameDisplay, now, "vcf");
      saveAs(ports, name, formatVcard(profile, { origin, now }), "text/vcard;charset=utf-8");
    },
  };
}
