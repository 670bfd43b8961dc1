import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Block, type Inline, toText } from "./blocks.ts";
import { readHtml } from "./read-html.ts";

const ORIGIN = "https://rotunda.example.org";
const read = (html: string) => readHtml(html, ORIGIN);

function inlinesOf(blocks: readonly Block[]): Inline[] {
  return blocks.flatMap((block) => {
    if (block.kind === "paragraph") return block.content;
    if (block.kind !== "list") return [];
    return block.items.flatMap(({ content, lists }) => [...content, ...inlinesOf(lists)]);
  });
}

describe("readHtml", () => {
  it("reads paragraphs with strong, emphasized and linked text", () => {
    expect(
      read(
        '<p>A <strong>strong <em>word</em></strong> and\n <a href="https://example.org/a">a link</a>.</p><p>Next &amp; last</p>',
      ),
    ).toEqual([
      {
        kind: "paragraph",
        content: [
          { text: "A " },
          { text: "strong ", isStrong: true },
          { text: "word", isStrong: true, isEmphasis: true },
          { text: " and " },
          { text: "a link", href: "https://example.org/a" },
          { text: "." },
        ],
      },
      { kind: "paragraph", content: [{ text: "Next & last" }] },
    ]);
  });

  it("reads nested lists", () => {
    expect(read("<ul><li><p>One</p></li><li>Two<ol><li>Below</li></ol></li></ul>")).toEqual([
      {
        kind: "list",
        isOrdered: false,
        items: [
          { content: [{ text: "One" }], lists: [] },
          {
            content: [{ text: "Two" }],
            lists: [{ kind: "list", isOrdered: true, items: [{ content: [{ text: "Below" }], lists: [] }] }],
          },
        ],
      },
    ]);
  });

  it.each([
    ["/profile/101", `${ORIGIN}/profile/101`],
    ["mailto:a@example.org", "mailto:a@example.org"],
    ["//elsewhere.example.org", undefined],
    ["javascript:alert(1)", undefined],
    ["data:text/html,x", undefined],
    ["", undefined],
  ])("reads the link %s as %s", (href, followed) => {
    expect(inlinesOf(read(`<p><a href="${href}">x</a></p>`))[0]?.href).toBe(followed);
  });

  it("drops internal links without an origin", () => {
    expect(inlinesOf(readHtml('<a href="/profile/101">x</a>', ""))[0]).toEqual({ text: "x" });
  });

  it("keeps the text of lists deeper than the limit", () => {
    const deep = 2000;
    const blocks = read(`${"<ul><li>a".repeat(deep)}${"</li></ul>".repeat(deep)}<p>after</p>`);
    expect(inlinesOf(blocks).map(({ text }) => text)).toHaveLength(deep + 1);
    expect(blocks.at(-1)).toEqual({ kind: "paragraph", content: [{ text: "after" }] });
    const depthOf = (list: Block): number =>
      list.kind === "list" ? 1 + Math.max(0, ...list.items.flatMap(({ lists }) => lists.map(depthOf))) : 0;
    expect(Math.max(...blocks.map(depthOf))).toBe(6);
  });

  it("ignores scripts, styles and white space", () => {
    expect(read("<p> &nbsp;</p>".replace("&nbsp;", ""))).toEqual([]);
    expect(read("<script>alert(1)</script><style>p{}</style><ul></ul>Text<br>after")).toEqual([
      { kind: "paragraph", content: [{ text: "Text" }] },
      { kind: "paragraph", content: [{ text: "after" }] },
    ]);
  });

  it("keeps every word of any markup, and only valid links", () => {
    const word = fc.stringMatching(/^[a-z]{1,6}$/u);
    const tag = fc.constantFrom("p", "strong", "em", "ul", "ol", "li", "div", "a", "span", "b");
    const node: fc.Arbitrary<{ html: string; words: string[] }> = fc.letrec((tie) => ({
      node: fc.oneof(
        { maxDepth: 4 },
        word.map((text) => ({ html: ` ${text} `, words: [text] })),
        fc
          .tuple(tag, fc.array(tie("node") as fc.Arbitrary<{ html: string; words: string[] }>, { maxLength: 4 }))
          .map(([name, inner]) => ({
            html: `<${name}>${inner.map(({ html }) => html).join("")}</${name}>`,
            words: inner.flatMap(({ words }) => words),
          })),
      ),
    })).node;
    fc.assert(
      fc.property(fc.array(node, { maxLength: 5 }), (nodes) => {
        const blocks = read(nodes.map(({ html }) => html).join(""));
        // A list may come before the end of its item's text, so the order isn't compared.
        const words = inlinesOf(blocks)
          .map(({ text }) => text)
          .join(" ")
          .split(/\s+/u)
          .filter(Boolean);
        expect(words.toSorted()).toEqual(nodes.flatMap((each) => each.words).toSorted());
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        for (const { href } of inlinesOf(read(text))) expect(href ?? "https://").toMatch(/^(https?|mailto):/u);
      }),
    );
  });

  it("keeps the order of paragraphs", () => {
    const texts = read("<p>a</p>b<div>c<p>d</p></div>").map((block) =>
      block.kind === "paragraph" ? toText(block.content) : "",
    );
    expect(texts).toEqual(["a", "b", "c", "d"]);
  });
});
