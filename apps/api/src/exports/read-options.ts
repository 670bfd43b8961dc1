import {
  type ExportOptions,
  EXPORT_FORMATS,
  isLabelSheet,
  LABEL_SHEET_NAMES,
  type LabelSheet,
  readExportOptions,
} from "@rotunda/core";
import type { FastifyRequest } from "fastify";
import Type from "typebox";
import { ApiError } from "../platform/api-error.ts";
import { joinWithOr, type QueryParameters } from "../search/describe-search.ts";
import { readQueryString } from "../search/read-search.ts";

const FORMATS = EXPORT_FORMATS.map(({ value }) => value);

/** Described here and validated by core. */
export const SHEET_PARAM: QueryParameters = {
  sheet: joinWithOr(LABEL_SHEET_NAMES, "The sheet of labels, by the number of Avery"),
};
export const FILE_PARAMS: QueryParameters = {
  format: joinWithOr(FORMATS, "The kind of file", "csv"),
  columns: Type.String({ description: "Ids of columns in their order, separated by commas, of a CSV or XLSX file" }),
  ...SHEET_PARAM,
  start: Type.Integer({ minimum: 1, default: 1, description: "The first free label of the first sheet" }),
};

const readParams = (request: FastifyRequest): URLSearchParams => new URLSearchParams(readQueryString(request));

const createParameterError = (parameter: string): ApiError =>
  new ApiError(400, "BAD_PARAMETER", `The value of “${parameter}” is unknown.`, parameter);

export function readOptions(request: FastifyRequest): ExportOptions {
  const { options, problems } = readExportOptions(readParams(request));
  const [problem] = problems;
  if (problem) throw createParameterError(problem);
  return options;
}

/** Returns the sheet whose labels are previewed; null for a preview without labels. */
export function readSheet(request: FastifyRequest): LabelSheet | null {
  const sheet = readParams(request).get("sheet") ?? "";
  if (sheet !== "" && !isLabelSheet(sheet)) throw createParameterError("sheet");
  return isLabelSheet(sheet) ? sheet : null;
}
