import fc from "fast-check";
import texts from "./hostile-texts.json" with { type: "json" };

/** Texts that other software has misread: SQL, markup, headers, paths, formulas, patterns, encodings. */
const HOSTILE_TEXTS = [...texts, "\ud800", `${"(".repeat(50)}a`, "a:".repeat(300), '"'.repeat(41), "x".repeat(9000)];

export const hostileTexts = (): fc.Arbitrary<string> =>
  fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.string({ unit: "binary", maxLength: 40 }));

const hostileValues = (): fc.Arbitrary<unknown> =>
  fc.oneof(
    hostileTexts(),
    fc.constantFrom(null, true, -1, 0, 2 ** 31, 2 ** 53, 1.5, "", [], {}, [[]], { __proto__: null, id: 1 }),
    fc.jsonValue({ maxDepth: 3 }),
  );

/** The part of JSON schema that the server's documentation uses. */
export interface JsonSchema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
}

/** Returns values of a schema with a few parts replaced by values that it doesn't allow. */
export function almostValidValues(
  schema: JsonSchema,
  texts: fc.Arbitrary<string> = hostileTexts(),
): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 12, arbitrary: valid(schema, texts) }, { weight: 1, arbitrary: hostileValues() });
}

function valid(schema: JsonSchema, texts: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  const { type, const: only, enum: choices, anyOf, items = {}, properties = {}, required = [] } = schema;
  if (only !== undefined) return fc.constant(only);
  if (choices) return fc.constantFrom(...choices);
  if (anyOf) return fc.oneof(...anyOf.map((one) => almostValidValues(one, texts)));
  switch ([type].flat()[0]) {
    case "array":
      return fc.array(almostValidValues(items, texts), { maxLength: 5 });
    case "object": {
      const parts = Object.entries(properties).map(([name, part]) => [name, almostValidValues(part, texts)]);
      return fc.record(Object.fromEntries(parts), { requiredKeys: required as never[] });
    }
    case "boolean":
      return fc.boolean();
    case "integer":
    case "number":
      return fc.oneof(fc.nat(300), fc.integer());
    default:
      return texts;
  }
}
