import fc from "fast-check";

/** Texts that other software has misread: SQL, markup, headers, paths, formulas, patterns, encodings. */
const HOSTILE_TEXTS = [
  "' or '1'='1",
  "1); drop table users; --",
  "1 union select password_hash from users",
  "';select pg_sleep(5)--",
  "%_\\&!():*<->|",
  '"><script>alert(1)</script>',
  "<img src=x onerror=alert(1)>",
  "javascript:alert(1)//http",
  "//evil.example",
  "/\\evil.example",
  "a\r\nSet-Cookie: x=y",
  "../../../../etc/passwd",
  "%2e%2e%2f%00",
  "=HYPERLINK(1)",
  "__proto__",
  "constructor",
  "${7*7}{{7*7}}",
  "(a+)+$",
  `${"(".repeat(50)}a`,
  "a:".repeat(300),
  '"'.repeat(41),
  "\u0000",
  "\ud800",
  "\u202ea\u0301😀 北京",
  "-0",
  "1e309",
  "9223372036854775808",
  "010",
  "x".repeat(9000),
] as const;

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

/** Returns values of a schema, of which a few parts are replaced by something that it doesn't allow. */
export function almostValid(schema: JsonSchema, texts: fc.Arbitrary<string> = hostileTexts()): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 12, arbitrary: valid(schema, texts) }, { weight: 1, arbitrary: hostileValues() });
}

function valid(schema: JsonSchema, texts: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  const { type, const: only, enum: choices, anyOf, items = {}, properties = {}, required = [] } = schema;
  if (only !== undefined) return fc.constant(only);
  if (choices) return fc.constantFrom(...choices);
  if (anyOf) return fc.oneof(...anyOf.map((one) => almostValid(one, texts)));
  switch ([type].flat()[0]) {
    case "array":
      return fc.array(almostValid(items, texts), { maxLength: 5 });
    case "object": {
      const parts = Object.entries(properties).map(([name, part]) => [name, almostValid(part, texts)]);
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
