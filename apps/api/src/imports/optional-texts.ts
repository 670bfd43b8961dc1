import Type, { type TOptional, type TString } from "typebox";

/** Schemas of optional texts by field. */
export const optionalTexts = <Name extends string>(...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, Type.Optional(Type.String())])) as Record<Name, TOptional<TString>>;
