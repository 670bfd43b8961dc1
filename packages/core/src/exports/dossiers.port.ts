import type { DossierOptions } from "./dossier.ts";
import type { CheckedTarget, DossierTarget } from "./dossier-target.ts";

/** The server's answer before a profile book is made. */
export interface DossierCheck {
  /** Person profiles the book will hold. */
  profileCount: number;
  /** True for a file that comes at once, false for one that comes by mail. */
  isDownloadable: boolean;
}

/** A file as it came: its bytes, and what they are. */
export interface DownloadedFile {
  contents: Uint8Array;
  mediaType: string;
}

/** Profile books. Everything rejects with `CallFailed`; a failed download's message is a sentence to show. */
export interface DossiersApi {
  check(target: CheckedTarget, options: DossierOptions, signal?: AbortSignal): Promise<DossierCheck>;
  /**
   * Has the book made and mailed; never repeated by itself. The message is the server's when it refused, else empty.
   */
  email(target: CheckedTarget, options: DossierOptions): Promise<{ isStarted: boolean; errorMessage: string }>;
  download(target: DossierTarget, options: DossierOptions, signal?: AbortSignal): Promise<DownloadedFile>;
  /** Resolves when the request was taken. */
  requestCustomLogo(message: string): Promise<void>;
}
