import {
  camelize,
  buildBulkDossierParams,
  CallFailed,
  buildFolderDossierParams,
  buildFolderDossierUrl,
  type DossierOptions,
  type DossiersApi,
  type DossierTarget,
} from "@rotunda/core";
import { downloadFile } from "./download.ts";
import { NO_RETRY, call, type Http } from "./http.ts";
import type {
  BulkDossierCheckWire,
  BulkDossierMailWire,
  CustomLogoAnswerWire,
  CustomLogoRequestWire,
  FolderDossierCheckWire,
} from "@rotunda/core/wire";

export const createDossiersApi = (http: Http): DossiersApi => ({
  check: (target, options, signal) =>
    call(async () => {
      const answer = http.get(checkAddress(target, options), { signal });
      if (!isOfFolder(target)) {
        const { numProfiles: profileCount, isDownloadable } = camelize(await answer.json<BulkDossierCheckWire>());
        return { profileCount, isDownloadable };
      }
      const { profileCount, short: isDownloadable } = camelize(await answer.json<FolderDossierCheckWire>());
      return { profileCount, isDownloadable };
    }),
  email: (target, options) =>
    call(async () => {
      // Never retried: it sends a mail.
      const answer = http.get(checkAddress(target, options, { email: true }), NO_RETRY);
      if (isOfFolder(target)) {
        const { started } = await answer.json<FolderDossierCheckWire>();
        return { isStarted: started, errorMessage: "" };
      }
      const { ok: isStarted, errorMessage } = camelize(await answer.json<BulkDossierMailWire>());
      return { isStarted, errorMessage };
    }),
  download: (target, options, signal) => downloadFile(http, buildFileAddress(target, options), signal),
  downloadProfile: (href, signal) => downloadFile(http, href, signal),
  requestCustomLogo: (message) =>
    call(async () => {
      const body: CustomLogoRequestWire = { message, request_custom_logo: true };
      const answer = await http.post("api/requestCustomLogo/", { json: body }).json<CustomLogoAnswerWire>();
      const { statusCode: status, errorMessage } = camelize(answer);
      if (status !== 200) throw new CallFailed({ kind: "refused", status, message: errorMessage });
    }),
});

type FolderTargets = Extract<DossierTarget, { kind: "folder" | "selection" }>;

function isOfFolder(target: DossierTarget): target is FolderTargets {
  return target.kind === "folder" || target.kind === "selection";
}

function checkAddress(target: DossierTarget, options: DossierOptions, request = { email: false }): string {
  return isOfFolder(target)
    ? `api/folderDossierDownloadCheck/${target.folder.id}?${buildFolderDossierParams(target, options, request)}`
    : `api/bulkDossierDownloadCheck/?${buildBulkDossierParams(target, options, request)}`;
}

function buildFileAddress(target: DossierTarget, options: DossierOptions): string {
  return isOfFolder(target)
    ? buildFolderDossierUrl(target, options)
    : `/api/bulkDossierDownload/?${buildBulkDossierParams(target, options)}`;
}
