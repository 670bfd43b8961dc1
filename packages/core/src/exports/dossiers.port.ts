import type { DossierOptions } from "./dossier.ts";
import type { DossierTarget } from "./dossier-target.ts";

export interface DossierCheck {
  profileCount: number;
  /** False if the book is mailed. */
  isDownloadable: boolean;
}

export interface DownloadedFile {
  contents: Uint8Array;
  mediaType: string;
}

/** All calls reject with `CallFailed`; a failed download's message can be shown. */
export interface DossiersApi {
  check(target: DossierTarget, options: DossierOptions, signal?: AbortSignal): Promise<DossierCheck>;
  /** Mails the book; never retried automatically. `errorMessage` is the server's refusal, else empty. */
  email(target: DossierTarget, options: DossierOptions): Promise<{ isStarted: boolean; errorMessage: string }>;
  download(target: DossierTarget, options: DossierOptions, signal?: AbortSignal): Promise<DownloadedFile>;
  /** Downloads one profile's file from the address of `listProfileDownloads`. */
  downloadProfile(href: string, signal?: AbortSignal): Promise<DownloadedFile>;
  requestCustomLogo(message: string): Promise<void>;
}
