import AjvCompiler from "@fastify/ajv-compiler";
import SerializerSelector from "@fastify/fast-json-stringify-compiler";
import type { FastifyServerOptions } from "fastify";

type CompilersFactory = NonNullable<NonNullable<FastifyServerOptions["schemaController"]>["compilersFactory"]>;

/** The common type of both compilers. */
type Build = (shared: Record<string, unknown>, options: unknown) => (route: { schema: unknown }) => unknown;

/**
 * Fastify's own compilers, which compile a schema once: every call answers a refusal with the same few schemas, and
 * compiling them again for each is most of what starting takes.
 */
export const COMPILERS = {
  buildValidator: onceForEachSchema(AjvCompiler() as unknown as Build),
  buildSerializer: onceForEachSchema(SerializerSelector() as unknown as Build),
} as CompilersFactory;

function onceForEachSchema(build: Build): Build {
  const compiled = new Map<string, unknown>();
  return (shared, options) => {
    const compile = build(shared, options);
    // A schema with shared references can't be cached by itself.
    if (Object.keys(shared).length > 0) return compile;
    return (route) => {
      const text = JSON.stringify(route.schema);
      const known = compiled.get(text) ?? compile(route);
      compiled.set(text, known);
      return known;
    };
  };
}
