import Type from "typebox";
import { nullable } from "./shapes.ts";

export const ContactExportWire = Type.Object({
  /** The file in base64, a CSV unless another format was requested; empty if nothing was exported. */
  csv_encoded: Type.String(),
  almanac_export_count: Type.Integer(),
  /** Profiles outside the subscription: no row, not counted. */
  left_out_count: Type.Integer(),
  error_message: Type.String(),
});
export type ContactExportWire = Type.Static<typeof ContactExportWire>;

const NamedFewWire = Type.Object({ count: Type.Integer(), names: Type.Array(Type.String()) });

/** Response of an export address followed by `preview/`: what the file will contain and cost. */
export const ExportPreviewWire = Type.Object({
  count: Type.Integer(),
  left_out_count: Type.Integer(),
  /** Rows exported in the last 30 days, and how many may be. */
  used: Type.Integer(),
  cap: Type.Integer(),
  /** Columns of the last file; null if they were the standard ones. */
  columns: nullable(Type.Array(Type.String())),
  /** The first contacts: a text for each column, in the order of docs/contact-export.md. */
  rows: Type.Array(Type.Array(Type.String())),
  /** Contacts whose office has no known form of address; none if there are more than may be exported. */
  without_form: NamedFewWire,
  /** Only with `sheet`. */
  labels: nullable(
    Type.Object({
      printed: Type.Integer(),
      without_address: NamedFewWire,
      too_long: NamedFewWire,
      first: Type.Array(Type.Array(Type.String())),
    }),
  ),
});
export type ExportPreviewWire = Type.Static<typeof ExportPreviewWire>;

/** `api/folderDossierDownloadCheck/{id}`, with or without mail. */
export const FolderDossierCheckWire = Type.Object({
  profile_count: Type.Integer(),
  /** Estimated seconds until the file or mail arrives; null if none will. */
  eta: nullable(Type.Integer()),
  /** True if the file can be downloaded from `dossier_url`, false if it is mailed. */
  short: Type.Boolean(),
  /** Whether a mail job was queued. */
  started: Type.Boolean(),
});
export type FolderDossierCheckWire = Type.Static<typeof FolderDossierCheckWire>;

export const BulkDossierCheckWire = Type.Object({
  num_profiles: Type.Integer(),
  is_downloadable: Type.Boolean(),
});
export type BulkDossierCheckWire = Type.Static<typeof BulkDossierCheckWire>;

/** `api/bulkDossierDownloadCheck/?email=true`. */
export const BulkDossierMailWire = Type.Object({
  ok: Type.Boolean(),
  error_message: Type.String(),
});
export type BulkDossierMailWire = Type.Static<typeof BulkDossierMailWire>;

export const CustomLogoRequestWire = Type.Object({
  message: Type.String({ maxLength: 2000 }),
  request_custom_logo: Type.Boolean(),
});
export type CustomLogoRequestWire = Type.Static<typeof CustomLogoRequestWire>;

export const CustomLogoAnswerWire = Type.Object({
  status_msg: Type.String(),
  error_message: Type.String(),
  status_code: Type.Integer(),
});
export type CustomLogoAnswerWire = Type.Static<typeof CustomLogoAnswerWire>;
