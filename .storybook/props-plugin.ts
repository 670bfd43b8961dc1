import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseSync, type Program, type TSType, type TSSignature } from "oxc-parser";
import type { Plugin } from "vite";

const MODULE = "virtual:component-props";
const SOURCES = "packages/ui/src";

/** A prop's type as written, and its values if it is a union of strings. */
interface PropType {
  text: string;
  words?: string[];
}
type PropTypes = Record<string, PropType>;

interface Source {
  path: string;
  text: string;
  program: Program;
}

const sources = new Map<string, Source>();
function read(path: string): Source | null {
  if (!existsSync(path)) return null;
  const known = sources.get(path);
  if (known) return known;
  const text = readFileSync(path, "utf8");
  const source = { path, text, program: parseSync(path, text).program };
  sources.set(path, source);
  return source;
}

/** Resolves a name used in a file to its declaring file and exported name. */
function origin(source: Source, name: string): { source: Source; name: string | null } | null {
  for (const statement of source.program.body) {
    if (statement.type !== "ImportDeclaration" || !statement.source.value.startsWith(".")) continue;
    for (const specifier of statement.specifiers) {
      if (specifier.local.name !== name) continue;
      const from = read(join(dirname(source.path), statement.source.value));
      if (!from) return null;
      if (specifier.type !== "ImportSpecifier") return { source: from, name: null };
      return { source: from, name: specifier.imported.type === "Identifier" ? specifier.imported.name : name };
    }
  }
  return { source, name };
}

function* declarations({ program }: Source) {
  for (const statement of program.body) {
    const declaration =
      statement.type === "ExportNamedDeclaration" && statement.declaration ? statement.declaration : statement;
    yield declaration;
  }
}

/** Returns all strings a type allows; empty if it also allows anything else. */
function listStrings(source: Source, type: TSType): string[] {
  if (type.type === "TSLiteralType")
    return type.literal.type === "Literal" && typeof type.literal.value === "string" ? [type.literal.value] : [];
  if (type.type === "TSUnionType") {
    const parts = type.types.map((part) => listStrings(source, part));
    return parts.some((words) => words.length === 0) ? [] : parts.flat();
  }
  if (type.type === "TSTypeReference" && type.typeName.type === "Identifier") {
    const found = origin(source, type.typeName.name);
    for (const declaration of found ? declarations(found.source) : [])
      if (declaration.type === "TSTypeAliasDeclaration" && declaration.id.name === found?.name)
        return declaration.typeParameters ? [] : listStrings(found.source, declaration.typeAnnotation);
  }
  return [];
}

function propsAmong(source: Source, members: readonly TSSignature[]): PropTypes {
  const props: PropTypes = {};
  for (const member of members) {
    if (member.type !== "TSPropertySignature" || member.key.type !== "Identifier" || !member.typeAnnotation) continue;
    const type = member.typeAnnotation.typeAnnotation;
    const words = listStrings(source, type);
    const text = source.text.slice(type.start, type.end).replaceAll(/\s+/g, " ").replace(/^\| /, "");
    props[member.key.name] = words.length > 0 ? { text, words } : { text };
  }
  return props;
}

/** Returns the props of a type, including inherited ones. */
function propsOfType(source: Source, type: TSType): PropTypes {
  if (type.type === "TSTypeLiteral") return propsAmong(source, type.members);
  if (type.type === "TSIntersectionType")
    return Object.assign({}, ...type.types.map((part) => propsOfType(source, part))) as PropTypes;
  if (type.type !== "TSTypeReference" || type.typeName.type !== "Identifier") return {};
  return propsNamed(source, type.typeName.name);
}

function propsNamed(source: Source, name: string): PropTypes {
  const found = origin(source, name);
  for (const declaration of found ? declarations(found.source) : []) {
    if (found === null || !("id" in declaration) || declaration.id?.type !== "Identifier") continue;
    if (declaration.id.name !== found.name) continue;
    if (declaration.type === "TSTypeAliasDeclaration") return propsOfType(found.source, declaration.typeAnnotation);
    if (declaration.type === "TSInterfaceDeclaration") {
      const inherited = declaration.extends.map(({ expression }) =>
        expression.type === "Identifier" ? propsNamed(found.source, expression.name) : {},
      );
      return Object.assign({}, ...inherited, propsAmong(found.source, declaration.body.body)) as PropTypes;
    }
  }
  return {};
}

/** Returns the props of all components, typed as written: docgen calls `readonly` unknown. */
export function propsOfComponents(): Record<string, PropTypes> {
  sources.clear();
  const all: Record<string, PropTypes> = {};
  for (const file of readdirSync(SOURCES, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".tsx") || /\.(stories|test)\.tsx$/.test(file)) continue;
    const source = read(join(SOURCES, file));
    for (const declaration of source ? declarations(source) : []) {
      if (source === null || declaration.type !== "FunctionDeclaration" || !declaration.id) continue;
      const [props] = declaration.params;
      if (!props || !("typeAnnotation" in props) || !props.typeAnnotation) continue;
      const types = propsOfType(source, props.typeAnnotation.typeAnnotation);
      if (Object.keys(types).length > 0) all[declaration.id.name] = types;
    }
  }
  return all;
}

export function componentProps(): Plugin {
  return {
    name: "component-props",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) =>
      id === `\0${MODULE}` ? `export const componentProps = ${JSON.stringify(propsOfComponents())};` : undefined,
  };
}
