import AjvCompiler from "@fastify/ajv-compiler";
import SerializerSelector from "@fastify/fast-json-stringify-compiler";
import type { FastifyServerOptions } from "fastify";

type CompilersFactory = NonNullable<NonNullable<FastifyServerOptions["schemaController"]>["compilersFactory"]>;

/** What the types of both compilers come down to; Fastify's own say less of what it calls them with. */
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
    // A schema means what it says by itself only where there are none that others refer to.
    if (Object.keys(shared).length > 0) return compile;
    return (route) => {
      const text = JSON.stringify(route.schema);
      const known = compiled.get(text) ?? compile(route);
      compiled.set(text, known);
      return known;
    };
  };
}
