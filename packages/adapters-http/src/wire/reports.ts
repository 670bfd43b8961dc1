import Type from "typebox";

/** An error report from `formatReport` (LOG-03, LOG-05). */
export const ErrorReportWire = Type.Object({
  level: Type.Enum(["fatal", "error", "warning", "info", "debug", "trace"]),
  time: Type.String({ maxLength: 40 }),
  page: Type.String(),
  code: Type.String(),
  message: Type.String(),
  detail: Type.String(),
  isCut: Type.Optional(Type.Boolean()),
});
