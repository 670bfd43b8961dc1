import * as wire from "@rotunda/core/wire";
import { serializeValue } from "../directory/rows.ts";

type Schema = Record<string, unknown>;

/** Wire schemas by their name for generated clients: ProfileWire is Profile. */
const NAMED = Object.entries(wire).flatMap(([name, schema]): [string, Schema][] => {
  if (!name.endsWith("Wire") || typeof schema !== "object") return [];
  const described = toOpenApi(schema);
  return described["type"] === "array" ? [] : [[name.slice(0, -"Wire".length), described]];
});

export function nameSchemas<Document extends { paths?: object; components?: object }>(document: Document): Document {
  const names = new Map(NAMED.map(([name, schema]) => [serializeValue(schema), name]));
  const refer = (value: unknown): unknown => {
    const name = isSchema(value) ? names.get(serializeValue(value)) : undefined;
    return name === undefined ? inside(value) : { $ref: buildReference(name) };
  };
  const inside = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(refer);
    if (!isSchema(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, refer(each)]));
  };
  const paths = refer(document.paths);
  const all = NAMED.map(([name, schema]) => [name, inside(schema)] as const);
  const text = JSON.stringify([paths, all]);
  const schemas = Object.fromEntries(all.filter(([name]) => text.includes(`"${buildReference(name)}"`)));
  return { ...document, paths, components: { ...document.components, schemas } };
}

const buildReference = (name: string): string => `#/components/schemas/${name}`;

function isSchema(value: unknown): value is Schema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Converts to OpenAPI: patternProperties become additionalProperties. */
function toOpenApi(schema: object): Schema {
  return JSON.parse(JSON.stringify(schema), (_, value: unknown) => {
    if (!isSchema(value)) return value;
    const { patternProperties, ...rest } = value;
    if (!isSchema(patternProperties)) return value;
    return { ...rest, additionalProperties: Object.values(patternProperties)[0] };
  }) as Schema;
}
