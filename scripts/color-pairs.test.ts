import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseSync, Visitor } from "oxc-parser";
import { describe, expect, it } from "vitest";
import { COLOR_PAIRS } from "../packages/ui/src/testing/contrast.ts";

const ROOTS = ["packages/ui/src", "apps/web/src"];
const sheets = ROOTS.flatMap((root) => {
  const folder = resolve(import.meta.dirname, "..", root);
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".css.ts"))
    .map((path) => ({ path: `${root}/${path}`, source: readFileSync(join(folder, path), "utf8") }));
});

/** Finds the styles that set both a text and a background color, as `front on back`. */
function pairsIn(source: string): string[] {
  const pairs: string[] = [];
  const nameOf = (text: string) => /(?:^|vars\.)color\.(\w+)$/.exec(text)?.[1];
  new Visitor({
    ObjectExpression(node) {
      const set = new Map(
        node.properties.flatMap((property) => {
          if (property.type !== "Property" || property.key.type !== "Identifier") return [];
          const name = nameOf(source.slice(property.value.start, property.value.end));
          return name ? [[property.key.name, name] as const] : [];
        }),
      );
      const front = set.get("color");
      const back = set.get("background") ?? set.get("backgroundColor");
      if (front && back) pairs.push(`${front} on ${back}`);
    },
  }).visit(parseSync("sheet.css.ts", source).program);
  return pairs;
}

/** An unchecked box shows no mark, so its color is never seen. */
const UNSEEN = new Set(["onPrimary on paperRaised"]);
/** Separators between words, which carry no information. */
const DECORATIVE = new Set(["rule2"]);

describe("a color on a background", () => {
  const known = new Set(COLOR_PAIRS.map(({ front, back }) => `${front} on ${back}`));
  const used = sheets.flatMap(({ path, source }) => pairsIn(source).map((pair) => ({ path, pair })));

  it("is one of the measured pairs", () => {
    expect(used.length).toBeGreaterThan(20);
    expect(used.filter(({ pair }) => !known.has(pair) && !UNSEEN.has(pair))).toEqual([]);
  });

  it("is seen by this test", () => {
    expect(pairsIn("style({ color: color.ink3, background: vars.color.rule });")).toEqual(["ink3 on rule"]);
  });

  it("is measured at least once for every text color", () => {
    const fronts = new Set(
      sheets.flatMap(({ source }) =>
        [...source.matchAll(/\bcolor: (?:vars\.)?color\.(\w+)/g)].map(([, name = ""]) => name),
      ),
    );
    const measured = new Set(COLOR_PAIRS.map(({ front }) => front as string));
    expect([...fronts].filter((name) => !measured.has(name) && !DECORATIVE.has(name))).toEqual([]);
  });
});
