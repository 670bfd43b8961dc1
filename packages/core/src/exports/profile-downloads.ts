import type { DossierOptions } from "./dossier.ts";
import { buildSingleDossierUrl } from "./dossier-params.ts";
import { createDefaultDossierOptions, listDossierFormats, type ProfileTarget } from "./dossier-target.ts";
import { canMakeDossiers } from "./plan-dossier.ts";
import { MESSAGES } from "../notices/messages.ts";
import type { Access } from "../session/access.ts";

interface ProfileDownload {
  label: string;
  href: string;
  options: DossierOptions;
}

/** Lists a profile's downloads, for web users only; Word also with the organization's logo (PROF-06). */
export function listProfileDownloads(profile: ProfileTarget["profile"], access: Access): ProfileDownload[] {
  if (!canMakeDossiers(access)) return [];
  const target: ProfileTarget = { kind: "profile", profile };
  const formats = listDossierFormats(target);
  const file = (label: string, choice: Pick<DossierOptions, "format" | "useCustomLogo">): ProfileDownload[] => {
    if (!formats.includes(choice.format)) return [];
    const options = { ...createDefaultDossierOptions(target), ...choice };
    return [{ label, href: buildSingleDossierUrl(target, options), options }];
  };
  return [
    ...file("Word", { format: "docx", useCustomLogo: false }),
    ...file("PDF", { format: "pdf", useCustomLogo: false }),
    ...(access.hasCustomLogo ? file(MESSAGES.logoDownload, { format: "docx", useCustomLogo: true }) : []),
  ];
}
