import { MESSAGES } from "../notices/messages.ts";
import type { PersonProfile } from "../profiles/profile.ts";
import type { Access } from "../session/access.ts";
import { addParams } from "./dossier-params.ts";
import type { DossierFormat, NamedDossier } from "./dossier.ts";
import { canMakeDossiers } from "./plan-dossier.ts";

export interface ProfileDownload extends NamedDossier {
  label: string;
  href: string;
}

/** For web users only; Word also with the organization's logo, which `custom_logo=True` adds (PROF-06, DOS-11). */
export function listProfileDownloads(
  {
    preferredNameDisplay: documentName,
    docxUrl,
    pdfUrl,
  }: Pick<PersonProfile, "preferredNameDisplay" | "docxUrl" | "pdfUrl">,
  access: Access,
): ProfileDownload[] {
  if (!canMakeDossiers(access)) return [];
  const file = (label: string, href: string, format: DossierFormat) =>
    href === "" ? [] : [{ label, href, format, documentName }];
  const withLogo = docxUrl !== "" && access.hasCustomLogo ? addParams(docxUrl, "custom_logo=True") : "";
  return [
    ...file("Word", docxUrl, "docx"),
    ...file("PDF", pdfUrl, "pdf"),
    ...file(MESSAGES.logoDownload, withLogo, "docx"),
  ];
}
