import { Parser } from "htmlparser2";
import { combine, type Matrix, transformSteps, parsePath, parseTransform, type Step } from "./svg-path.ts";

/** An area of one color. */
export interface Shape {
  steps: Step[];
  /** "#rrggbb" */
  fill: string;
  isEvenOdd: boolean;
}

/** A drawing's areas, from the bottom up, on a sheet of `width` by `height`. */
export interface Drawing {
  width: number;
  height: number;
  shapes: Shape[];
}

const ASIDE = new Set(["mask", "defs", "metadata", "clipPath", "title", "desc"]);

/**
 * Reads the flat drawings this product makes: groups, paths and rectangles, filled with plain colors. Lines, gradients
 * and text are left out; null where there is no sheet.
 */
export function parseSvg(svg: string): Drawing | null {
  const shapes: Shape[] = [];
  const matrices: Matrix[] = [];
  const fills: string[] = ["#000000"];
  let drawing: Drawing | null = null;
  let aside = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (ASIDE.has(name)) aside += 1;
        const matrix = combine(matrices.at(-1) ?? [1, 0, 0, 1, 0, 0], parseTransform(attributes["transform"] ?? ""));
        const fill = attributes["fill"] ?? fills.at(-1) ?? "none";
        matrices.push(matrix);
        fills.push(fill);
        if (name === "svg" && !drawing) {
          const [x = 0, y = 0, width = 0, height = 0] = (attributes["viewBox"] ?? "").split(/[\s,]+/u).map(Number);
          if (width > 0 && height > 0) drawing = { width, height, shapes };
          matrices[0] = [1, 0, 0, 1, -x, -y];
        }
        const color = hexColor(fill);
        if (aside > 0 || color === null) return;
        const isEvenOdd = attributes["fill-rule"] === "evenodd";
        if (name === "path")
          shapes.push({ steps: transformSteps(parsePath(attributes["d"] ?? ""), matrix), fill: color, isEvenOdd });
        if (name === "rect")
          shapes.push({ steps: transformSteps(rectangle(attributes), matrix), fill: color, isEvenOdd });
      },
      onclosetag(name) {
        if (ASIDE.has(name)) aside -= 1;
        matrices.pop();
        fills.pop();
      },
    },
    { xmlMode: true },
  );
  parser.write(svg);
  parser.end();
  return drawing;
}

function rectangle(attributes: Record<string, string>): Step[] {
  const [x = 0, y = 0, width = 0, height = 0] = ["x", "y", "width", "height"].map((name) =>
    Number(attributes[name] ?? 0),
  );
  return parsePath(`M${x} ${y}h${width}v${height}h${-width}z`);
}

function hexColor(fill: string): string | null {
  const [, r, g, b] = /^#([\da-f])([\da-f])([\da-f])$/iu.exec(fill) ?? [];
  if (r && g && b) return `#${r}${r}${g}${g}${b}${b}`.toLowerCase();
  return /^#[\da-f]{6}$/iu.test(fill) ? fill.toLowerCase() : null;
}
