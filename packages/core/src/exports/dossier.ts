import { describeCount } from "../kernel/text.ts";
import { MESSAGES } from "../notices/messages.ts";
import { formatDatedFileName } from "./file-names.ts";

export type DossierFormat = "docx" | "zip_docx" | "pdf" | "zip_pdf";
export type DossierOrder = "alphabetical" | "folderbriefcase_id";

export interface DossierOptions {
  format: DossierFormat;
  order: DossierOrder;
  /** Remembered while the format has no logo; see `usesCustomLogo`. */
  useCustomLogo: boolean;
  /** Whether each person has a chapter of the reader's and the organization's notes and tags. */
  withNotes?: boolean;
  documentName: string;
}

/** Formats in display order, default first (DOS-01). */
export const DOSSIER_FORMATS: readonly { value: DossierFormat; label: string }[] = [
  { value: "docx", label: "Word" },
  { value: "zip_docx", label: "Word, zipped" },
  { value: "pdf", label: "PDF" },
  { value: "zip_pdf", label: "PDF, zipped" },
];

const EXTENSIONS: Record<DossierFormat, "docx" | "pdf" | "zip"> = {
  docx: "docx",
  zip_docx: "zip",
  pdf: "pdf",
  zip_pdf: "zip",
};

/** Formats whose cover can show the organization's logo. */
const LOGO_FORMATS: readonly DossierFormat[] = ["docx", "zip_docx"];

/** Orders, default first (DOS-01). */
export const DOSSIER_ORDERS: readonly { value: DossierOrder; label: string }[] = [
  { value: "alphabetical", label: "Alphabetical" },
  { value: "folderbriefcase_id", label: "As in Briefcase" },
];

export function isDossierFormat(text: string): text is DossierFormat {
  return DOSSIER_FORMATS.some(({ value }) => value === text);
}

export function isDossierOrder(text: string): text is DossierOrder {
  return DOSSIER_ORDERS.some(({ value }) => value === text);
}

/** Describes a format's file; `profiles` is the server's count, null if unknown. */
export function describeDossierFormat(format: DossierFormat, profiles: number | null): string {
  if (EXTENSIONS[format] === "zip") return "One document per profile";
  return profiles === null ? "One document" : `One document, ${describeCount(profiles, "profile")}`;
}

export type NamedDossier = Pick<DossierOptions, "documentName" | "format">;

/** `{documentName} {MM-DD-YYYY}.{docx|pdf|zip}` (DOS-06). */
export function formatDossierFileName({ documentName, format }: NamedDossier, now: Date): string {
  return formatDatedFileName(documentName, now, EXTENSIONS[format]);
}

/** Returns whether the file includes the logo: chosen, and supported by the format (VAL-21). */
export function usesCustomLogo({ format, useCustomLogo }: Pick<DossierOptions, "format" | "useCustomLogo">): boolean {
  return useCustomLogo && LOGO_FORMATS.includes(format);
}

type CustomLogoOption =
  | { kind: "choice"; label: string }
  /** `canRequest`: the organization has no logo yet and may request one. */
  | { kind: "hint"; text: string; canRequest: boolean };

/** Returns the logo checkbox, or a hint why there is none (VAL-21). */
export function describeCustomLogoOption(format: DossierFormat, hasCustomLogo: boolean): CustomLogoOption {
  if (!hasCustomLogo) return { kind: "hint", text: MESSAGES.logoOffer, canRequest: true };
  return LOGO_FORMATS.includes(format)
    ? { kind: "choice", label: MESSAGES.logoChoice }
    : { kind: "hint", text: MESSAGES.logoWordOnly, canRequest: false };
}
