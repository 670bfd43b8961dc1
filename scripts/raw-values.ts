import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type JSXAttribute, parseSync, Visitor } from "oxc-parser";
import { listModules } from "./boundaries.ts";

const STYLED = /^(packages\/ui|apps\/web)\/src\/.*(\.css\.ts|\.tsx)$/;
const THEME = /^packages\/ui\/src\/(theme|testing)\//;

/** Properties whose plain number isn't a length. */
const UNITLESS =
  /^(opacity|flex|flexGrow|flexShrink|order|lineHeight|lineClamp|WebkitLineClamp|columnCount|columns|fontWeight|gridRow|gridColumn|gridRowStart|gridRowEnd|gridColumnStart|gridColumnEnd|aspectRatio|orphans|widows|strokeWidth|animationIterationCount|scale|zIndex)$/;

const NAMED =
  /(?<![\w./-])(?:dark|deep|light|medium|pale|hot|dim|slate|sea|sky|alice|rosy|royal|steel|midnight)*(?:black|white|gr[ae]y|red|green|blue|yellow|orange|purple|pink|brown|cyan|magenta|teal|navy|olive|maroon|lime|aqua|gold|silver|violet|indigo|beige|ivory|salmon|coral|khaki|tan|turquoise|crimson|tomato|orchid|plum|sienna)(?![\w./-])/i;

const RULES: readonly [what: string, pattern: RegExp][] = [
  ["color", /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb|color)\(/i],
  ["color", NAMED],
  ["duration", /(?<![\w.-])\d*\.?\d+m?s\b/],
  ["size", /(?<![\w.#])-?\d*\.?\d+(?:px|r?em|ch|ex|pt|cm|mm|in)\b/],
];

export function findRawValues(path: string, source: string): string[] {
  const { program, errors } = parseSync(path, source);
  const [error] = errors;
  if (error) throw new Error(`${path}: ${error.message}`);
  const found: string[] = [];
  // Style sheets contain only styles; in components they are in `style` attributes.
  let depth = path.endsWith(".css.ts") ? 1 : 0;
  const report = (what: string, text: string, at: number) =>
    found.push(`${path}:${source.slice(0, at).split("\n").length} has a ${what} of its own: ${text}`);
  const checkText = (text: string, at: number) => {
    for (const [what, pattern] of depth > 0 ? RULES : []) {
      const match = pattern.exec(text)?.[0];
      if (match && !/^-?0[a-z]*$/.test(match)) report(what, match, at);
    }
  };
  const isStyle = ({ name }: JSXAttribute) => name.type === "JSXIdentifier" && name.name === "style";
  new Visitor({
    JSXAttribute(node) {
      if (isStyle(node)) depth += 1;
    },
    "JSXAttribute:exit"(node) {
      if (isStyle(node)) depth -= 1;
    },
    Literal({ value, start }) {
      if (typeof value === "string") checkText(value, start);
    },
    TemplateElement({ value, start }) {
      // `ch` widths are allowed because they depend on the element's own font.
      if (value.raw !== "ch") checkText(value.raw, start);
    },
    Property({ key, value, start }) {
      const property = key.type === "Identifier" ? key.name : "";
      const number = /^-?[\d.]+$/.exec(source.slice(value.start, value.end))?.[0];
      if (depth === 0 || number === undefined || Number(number) === 0) return;
      if (property === "zIndex") report("layer", number, start);
      else if (property !== "" && !UNITLESS.test(property)) report("size", number, start);
    },
  }).visit(program);
  return found;
}

/** Throws if it finds no files, because an empty check would pass. */
export function rawValues(root: string): string[] {
  const sheets = listModules(root).filter(
    (path) => STYLED.test(path) && !/\.(stories|test)\.tsx$/.test(path) && !THEME.test(path),
  );
  if (sheets.length === 0) throw new Error("The check for raw values read no style sheet at all.");
  return sheets.flatMap((path) => findRawValues(path, readFileSync(join(root, path), "utf8")));
}
