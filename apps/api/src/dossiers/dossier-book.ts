import type { NotesWire, ProfileWire } from "@rotunda/core/wire";
import type { DossierFormat } from "@rotunda/core";

export interface DossierPerson {
  /** The answer of the profile call, or of the know-who call for a contact without a profile. */
  profile: ProfileWire;
  /** An imported portrait as WebP. */
  photo?: Uint8Array | undefined;
  /** The notes and tags of the reader and the organization, if the reader wants them in the book. */
  notes?: Pick<NotesWire, "notes" | "tags">;
}

export interface DossierBook {
  documentName: string;
  /** The day on the cover and in the names of files. */
  date: Date;
  /** Empty if there is none. */
  organization: string;
  /** The organization's PNG or JPEG, on the cover of the Word formats; null unless the reader chose it. */
  logo: Uint8Array | null;
  productName: string;
  /** Whether the people are invented, which every page says. */
  isSample: boolean;
  /** Base URL for links, without a trailing slash; empty for no links. */
  origin: string;
  people: DossierPerson[];
}

export const MEDIA_TYPES = {
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  pdf: "application/pdf",
  zip: "application/zip",
} as const;

export interface BuiltDossier {
  contents: Uint8Array;
  mediaType: string;
}

/** Stops when the signal is aborted, if it can. */
export type BuildDossier = (book: DossierBook, format: DossierFormat, signal?: AbortSignal) => Promise<BuiltDossier>;

/** The UTC date of the cover, as a local date for file names. */
export const toLocalDay = (date: Date): Date => new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
