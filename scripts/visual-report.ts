import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Difference } from "./visual-compare.ts";

export interface StoryReport {
  id: string;
  differences: Difference[];
}

/** A page with what each story was, is, and where it differs. */
export function writeReport(folder: string, reports: readonly StoryReport[], notes: readonly string[]): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "index.html");
  writeFileSync(file, pageOf(reports.map((report) => storyOf(folder, report)).join("\n"), reports, notes));
  return file;
}

function storyOf(folder: string, { id, differences }: StoryReport): string {
  const rows = differences.map(({ width, theme, what, before, after, marked }) => {
    const picture = (kind: string, png: Buffer | null) => {
      if (!png) return "<figure><figcaption>no comparison of two sizes</figcaption></figure>";
      const name = `${id}-${width}-${theme}-${kind}.png`;
      writeFileSync(join(folder, name), png);
      return `<figure><figcaption>${kind}</figcaption><a href="${name}"><img src="${name}" alt="${id} ${width} ${theme}, ${kind}" loading="lazy"></a></figure>`;
    };
    return `<h3>${width} px, ${theme}: ${what}</h3>
<div class="row">${picture("before", before)}${picture("after", after)}${picture("difference", marked)}</div>`;
  });
  return `<section id="${id}"><h2>${id}</h2>${rows.join("\n")}</section>`;
}

const pageOf = (body: string, reports: readonly StoryReport[], notes: readonly string[]) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Visual differences</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { margin: 2rem; max-width: 1800px }
  h2 { margin: 3rem 0 0; border-top: 2px solid; padding-top: .5rem; font-size: 1.2rem }
  h3 { margin: 1.5rem 0 .5rem; font-size: 1rem; font-weight: 500 }
  .row { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; align-items: start }
  figure { margin: 0 } figcaption { font-size: .85rem } img { max-width: 100%; border: 1px solid gray }
</style>
<h1>${reports.length} ${reports.length === 1 ? "story looks" : "stories look"} different</h1>
<p>If this is what you meant: <code>npm run visual -- --accept</code></p>
${notes.length > 0 ? `<ul>${notes.map((note) => `<li>${note}</li>`).join("")}</ul>` : ""}
<ol>${reports.map(({ id }) => `<li><a href="#${id}">${id}</a></li>`).join("")}</ol>
${body}
</html>
`;
