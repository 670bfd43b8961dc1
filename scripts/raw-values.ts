import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor } from "oxc-parser";

const ROOTS = ["packages/ui/src", "apps/web/src"];
/** Where tokens are made, and where the docs of the tokens draw them. */
const THEME = /^packages\/ui\/src\/theme\//;

/** Properties whose plain number is no length. */
const UNITLESS =
  /^(opacity|flex|flexGrow|flexShrink|order|lineClamp|WebkitLineClamp|columnCount|columns|fontWeight|gridRow|gridColumn|gridRowStart|gridRowEnd|gridColumnStart|gridColumnEnd|aspectRatio|orphans|widows|strokeWidth|animationIterationCount|scale|zIndex)$/;

/** The words of CSS for colours that stay what they are: `currentColor` and those of the system do not. */
const NAMED =
  /(?<![\w./-])(?:dark|deep|light|medium|pale|hot|dim|slate|sea|sky|alice|rosy|royal|steel|midnight)*(?:black|white|gr[ae]y|red|green|blue|yellow|orange|purple|pink|brown|cyan|magenta|teal|navy|olive|maroon|lime|aqua|gold|silver|violet|indigo|beige|ivory|salmon|coral|khaki|tan|turquoise|crimson|tomato|orchid|plum|sienna)(?![\w./-])/i;

const RULES: readonly [what: string, pattern: RegExp][] = [
  ["colour", /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb|color)\(/i],
  ["colour", NAMED],
  ["duration", /(?<![\w.-])\d*\.?\d+m?s\b/],
  ["size", /(?<![\w.#])-?\d*\.?\d+(?:px|r?em|ch|ex|pt|cm|mm|in)\b/],
];

interface Checks {
  words: (text: string, at: number) => void;
  number: (key: string, value: number, at: number) => void;
}

/** Style sheets outside the theme that set a colour, size, layer or duration of their own, one sentence each. */
export function rawValuesIn(path: string, source: string): string[] {
  const { program, errors } = parseSync(path, source);
  const [error] = errors;
  if (error) throw new Error(`${path}: ${error.message}`);
  const found: string[] = [];
  const report = (what: string, text: string, at: number) =>
    found.push(`${path}:${source.slice(0, at).split("\n").length} has a ${what} of its own: ${text}`);
  const checks: Checks = {
    words(text, at) {
      for (const [what, pattern] of RULES) {
        const match = pattern.exec(text)?.[0];
        if (match && !/^-?0[a-z]*$/.test(match)) report(what, match, at);
      }
    },
    number(key, value, at) {
      if (value === 0) return;
      if (key === "zIndex") report("layer", String(value), at);
      else if (key !== "" && !UNITLESS.test(key) && key !== "lineHeight") report("size", String(value), at);
    },
  };
  // A sheet is nothing but styles; a component has them in its `style` attributes.
  if (path.endsWith(".css.ts")) new Visitor(visits(checks)).visit(program);
  else
    for (const { start, end } of styleAttributes(program)) {
      const offset = start - OPENING.length;
      const within: Checks = {
        words: (text, at) => checks.words(text, at + offset),
        number: (key, value, at) => checks.number(key, value, at + offset),
      };
      const text = `${OPENING}${source.slice(start, end)});`;
      new Visitor(visits(within)).visit(parseSync("style.ts", text).program);
    }
  return found;
}

const OPENING = "style(";
/** Widths in parts of the element's own font, such as a table column's. */
const IN_LETTERS = /^ch$/;

function visits({ words, number }: Checks): ConstructorParameters<typeof Visitor>[0] {
  return {
    Literal(node) {
      if (typeof node.value === "string") words(node.value, node.start);
    },
    TemplateElement(node) {
      if (!IN_LETTERS.test(node.value.raw)) words(node.value.raw, node.start);
    },
    Property(node) {
      const key = node.key.type === "Identifier" ? node.key.name : "";
      const value = numberOf(node.value);
      if (value !== null) number(key, value, node.start);
    },
  };
}

function styleAttributes(program: ReturnType<typeof parseSync>["program"]): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  new Visitor({
    JSXAttribute({ name, value }) {
      if (name.type !== "JSXIdentifier" || name.name !== "style") return;
      if (value?.type === "JSXExpressionContainer" && value.expression.type === "ObjectExpression")
        found.push(value.expression);
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

/** The same for every style sheet and component under `root`. Throws when it read none. */
export function rawValues(root: string): string[] {
  const sheets = ROOTS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((path) =>
      join(folder, path).replaceAll("\\", "/"),
    ),
  ).filter((path) => /\.css\.ts$|\.tsx$/.test(path) && !/\.(stories|test)\.tsx$/.test(path) && !THEME.test(path));
  if (sheets.length === 0) throw new Error("The check for raw values read no style sheet at all.");
  return sheets.flatMap((path) => rawValuesIn(path, readFileSync(join(root, path), "utf8")));
}
