import { MESSAGES } from "../notices/messages.ts";
import type { PersonProfile } from "../profiles/profile.ts";
import type { Access } from "../session/access.ts";
import { addParams } from "./dossier-params.ts";
import type { DossierOptions } from "./dossier.ts";
import { canMakeDossiers } from "./plan-dossier.ts";

export interface ProfileDownload {
  label: string;
  href: string;
  options: DossierOptions;
}

/**
 * Lists a profile's files, for web users only; Word also with the organization's logo, which `custom_logo=True` adds
 * (PROF-06, DOS-11).
 */
export function listProfileDownloads(
  { preferredNameDisplay, docxUrl, pdfUrl }: Pick<PersonProfile, "preferredNameDisplay" | "docxUrl" | "pdfUrl">,
  access: Access,
): ProfileDownload[] {
  if (!canMakeDossiers(access)) return [];
  const file = (label: string, href: string, choice: Pick<DossierOptions, "format" | "useCustomLogo">) => ({
    label,
    href,
    options: { order: "alphabetical" as const, documentName: preferredNameDisplay, ...choice },
  });
  return [
    ...(docxUrl === "" ? [] : [file("Word", docxUrl, { format: "docx", useCustomLogo: false })]),
    ...(pdfUrl === "" ? [] : [file("PDF", pdfUrl, { format: "pdf", useCustomLogo: false })]),
    ...(docxUrl === "" || !access.hasCustomLogo
      ? []
      : [file(MESSAGES.logoDownload, addParams(docxUrl, "custom_logo=True"), { format: "docx", useCustomLogo: true })]),
  ];
}
