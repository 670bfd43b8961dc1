import { canMakeDossiers } from "../exports/plan-dossier.ts";
import type { Access } from "../session/access.ts";
import type { PersonProfile } from "./profile.ts";

export interface ProfileDownload {
  format: "docx" | "pdf";
  label: string;
  href: string;
}

/** The files of one profile, of those it has, for who may make profile books: IP users have none (spec 2, 6). */
export function profileDownloads(
  { docxUrl, pdfUrl }: Pick<PersonProfile, "docxUrl" | "pdfUrl">,
  access: Access,
): ProfileDownload[] {
  if (!canMakeDossiers(access)) return [];
  const files: ProfileDownload[] = [
    { format: "docx", label: "Word", href: docxUrl },
    { format: "pdf", label: "PDF", href: pdfUrl },
  ];
  return files.filter(({ href }) => href !== "");
}
