import Type, { type Static, type TObject, type TSchema } from "typebox";

const EMPTY_VALUES: Partial<Record<string, () => unknown>> = {
  string: () => "",
  boolean: () => false,
  array: () => [],
  object: () => ({}),
};

const createEmptyValue = (schema: TSchema): unknown =>
  ("type" in schema ? EMPTY_VALUES[String(schema.type)]?.() : undefined) ?? null;

/** A record without facts: texts and lists are empty, other values null. Optional fields are missing. */
export const createEmptyRecord = <Schema extends TObject>({ properties }: Schema): Static<Schema> =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([, schema]) => !Type.IsOptional(schema))
      .map(([name, schema]) => [name, createEmptyValue(schema)]),
  ) as Static<Schema>;
