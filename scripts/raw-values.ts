import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor } from "oxc-parser";

const ROOTS = ["packages/ui/src", "apps/web/src"];
/** Where tokens are made, and where the docs of the tokens draw them. */
const THEME = /^packages\/ui\/src\/theme\//;

/** Properties whose plain number is no length. */
const UNITLESS =
  /^(opacity|flex|flexGrow|flexShrink|order|lineClamp|WebkitLineClamp|columnCount|columns|fontWeight|gridRow|gridColumn|gridRowStart|gridRowEnd|gridColumnStart|gridColumnEnd|aspectRatio|orphans|widows|strokeWidth|animationIterationCount|scale|zIndex)$/;

const RULES: readonly [what: string, pattern: RegExp][] = [
  ["colour", /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\(/i],
  ["duration", /(?<![\w.-])\d*\.?\d+m?s\b/],
  ["size", /(?<![\w.#])-?\d*\.?\d+(?:px|r?em|ch|ex|pt|cm|mm|in)\b/],
];

/** Style sheets outside the theme that set a colour, size, layer or duration of their own, one sentence each. */
export function rawValuesIn(path: string, source: string): string[] {
  const { program, errors } = parseSync(path, source);
  const [error] = errors;
  if (error) throw new Error(`${path}: ${error.message}`);
  const found: string[] = [];
  const report = (what: string, text: string, at: number) =>
    found.push(`${path}:${source.slice(0, at).split("\n").length} has a ${what} of its own: ${text}`);
  const check = (text: string, at: number) => {
    for (const [what, pattern] of RULES) {
      const match = pattern.exec(text)?.[0];
      if (match && !/^-?0[a-z]*$/.test(match)) report(what, match, at);
    }
  };
  new Visitor({
    Literal(node) {
      if (typeof node.value === "string") check(node.value, node.start);
    },
    TemplateElement(node) {
      check(node.value.raw, node.start);
    },
    Property(node) {
      const key = node.key.type === "Identifier" ? node.key.name : "";
      const number = numberOf(node.value);
      if (number === null || number === 0) return;
      if (key === "zIndex") report("layer", String(number), node.start);
      else if (key !== "" && !UNITLESS.test(key) && key !== "lineHeight") report("size", String(number), node.start);
    },
  }).visit(program);
  return found;
}

function numberOf(node: { type: string; value?: unknown; argument?: unknown }): number | null {
  if (node.type === "Literal" && typeof node.value === "number") return node.value;
  if (node.type !== "UnaryExpression") return null;
  const argument = node.argument as { value?: unknown };
  return typeof argument.value === "number" ? -argument.value : null;
}

/** The same for every style sheet under `root`. Throws when it read none. */
export function rawValues(root: string): string[] {
  const sheets = ROOTS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((path) =>
      join(folder, path).replaceAll("\\", "/"),
    ),
  ).filter((path) => path.endsWith(".css.ts") && !THEME.test(path));
  if (sheets.length === 0) throw new Error("The check for raw values read no style sheet at all.");
  return sheets.flatMap((path) => rawValuesIn(path, readFileSync(join(root, path), "utf8")));
}
