import Type from "typebox";

export const ErrorWire = Type.Object({
  error_message: Type.String(),
  error_code: Type.String(),
  detail: Type.String(),
});
export type ErrorWire = Type.Static<typeof ErrorWire>;

/** Body of a 303: a path on this origin. */
export const MovedWire = Type.Object({ url: Type.String() });
export type MovedWire = Type.Static<typeof MovedWire>;

export const RecordTypeWire = Type.Union([
  Type.Literal("profile"),
  Type.Literal("person"),
  Type.Literal("staffer"),
  Type.Literal("agencyperson"),
  Type.Literal("committee"),
  Type.Literal("caucus"),
  Type.Literal("agency"),
  Type.Literal("state"),
  Type.Literal("district"),
]);

export const SideWire = Type.Union([Type.Literal("MAJ"), Type.Literal("MIN"), Type.Literal("OTH")]);

export const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** An error report from `formatReport` (LOG-03, LOG-05). */
export const ErrorReportWire = Type.Object({
  level: Type.Enum(["fatal", "error", "warning", "info", "debug", "trace"]),
  /** An ISO instant. */
  time: Type.String({ maxLength: 40 }),
  /** The page's path without its query, which may contain names people searched for. */
  page: Type.String(),
  /** An error's code, or empty. */
  code: Type.String(),
  message: Type.String(),
  detail: Type.String(),
  isCut: Type.Optional(Type.Boolean()),
});
export type ErrorReportWire = Type.Static<typeof ErrorReportWire>;
