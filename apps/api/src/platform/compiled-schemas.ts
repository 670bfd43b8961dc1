import AjvCompiler from "@fastify/ajv-compiler";
import SerializerSelector from "@fastify/fast-json-stringify-compiler";
import type { FastifyServerOptions } from "fastify";

type CompilersFactory = NonNullable<NonNullable<FastifyServerOptions["schemaController"]>["compilersFactory"]>;

type Build = (shared: Record<string, unknown>, options: unknown) => (route: { schema: unknown }) => unknown;

/** Caches Fastify's compilers by schema: all routes share error schemas, and recompiling them dominates start-up. */
export const COMPILERS = {
  buildValidator: onceForEachSchema(AjvCompiler() as unknown as Build),
  buildSerializer: onceForEachSchema(SerializerSelector() as unknown as Build),
} as CompilersFactory;

function onceForEachSchema(build: Build): Build {
  const compiled = new Map<string, unknown>();
  return (shared, options) => {
    const compile = build(shared, options);
    // Schemas with shared references can't be cached.
    if (Object.keys(shared).length > 0) return compile;
    return (route) => {
      const text = JSON.stringify(route.schema);
      const known = compiled.get(text) ?? compile(route);
      compiled.set(text, known);
      return known;
    };
  };
}
