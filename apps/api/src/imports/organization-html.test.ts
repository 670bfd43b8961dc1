import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Rejected } from "./import-counts.ts";
import { ALLOWED_TAGS, checkHtml, isWebAddress } from "./organization-html.ts";

const storedOf = (written: string): string => {
  try {
    return checkHtml(written);
  } catch (cause) {
    if (cause instanceof Rejected) return `refused: ${cause.message}`;
    throw cause;
  }
};

describe("checkHtml", () => {
  it.each([
    ["<p>One <em>two</em> <strong>three</strong>.</p>", "<p>One <em>two</em> <strong>three</strong>.</p>"],
    ["<P>One</P>\n<ul>\n<li>Two</li></ul>", "<p>One</p>\n<ul>\n<li>Two</li></ul>"],
    ["<ol><li>A<ul><li>B</li></ul></li></ol>", "<ol><li>A<ul><li>B</li></ul></li></ol>"],
    [
      '<p><a href=" https://example.org/?a=1&amp;b=2 ">x</a></p>',
      '<p><a href="https://example.org/?a=1&amp;b=2">x</a></p>',
    ],
    ["<p>Farm &amp; Ranch &lt;3 &nbsp;</p>", "<p>Farm &amp; Ranch &lt;3 \u00a0</p>"],
    ["Farm &amp; Ranch, 1 < 2", "<p>Farm &amp; Ranch, 1 &lt; 2</p>"],
    ["One.\r\n \r\nTwo\nlines.", "<p>One.</p><p>Two\nlines.</p>"],
    ["", ""],
  ])("stores %j as %j", (written, stored) => {
    expect(storedOf(written)).toBe(stored);
  });

  it.each([
    ["<p>a<script>alert(1)</script></p>", "has <script> in it; allowed: p, strong, em, ul, ol, li, a"],
    ["<h2>a</h2>", "has <h2> in it; allowed: p, strong, em, ul, ol, li, a"],
    ["<p>a<br/></p>", "has <br> in it; allowed: p, strong, em, ul, ol, li, a"],
    ["<p onclick='x()'>a</p>", "has <p onclick=…> in it; only <a href=…> is allowed"],
    ["<a href='https://example.org' target=_blank>a</a>", "has <a target=…> in it; only <a href=…> is allowed"],
    ["<a href='javascript:alert(1)'>a</a>", "has a link that isn’t an http or https address"],
    ["<a>a</a>", "has a link that isn’t an http or https address"],
    ["<a href='https://u:p@example.org'>a</a>", "has a link that isn’t an http or https address"],
    ["<p>a", "leaves <p> open"],
    ["<p>a<p>b</p>", "leaves <p> open"],
    ["<p><em>a</p></em>", "leaves <em> open"],
    ["<p>a</p></em>", "closes a tag that isn’t open"],
    ["<p>a</p><!-- b -->", "has a comment in it"],
    ["<!doctype html><p>a</p>", "has <!doctype> in it"],
    ["<p>a</p><em", "ends inside of a tag"],
    ["<li>a</li>", "has <li> outside of a list"],
    ["<ul>a</ul>", "has text in a list outside of <li>"],
    ["<ul><p>a</p></ul>", "has <p> in a list outside of <li>"],
    ["<em><p>a</p></em>", "has <p> inside of <em>"],
    ["<a href='http://a.example'><em><a href='http://b.example'>b</a></em></a>", "has a link inside of a link"],
    ["x".repeat(100_001), "is longer than 100,000 characters"],
  ])("rejects %j", (written, why) => {
    expect(storedOf(written)).toBe(`refused: ${why}`);
  });

  it("keeps only allowed tags, and returns its own result unchanged", () => {
    const piece = fc.oneof(
      fc.constantFrom(
        "<p>",
        "</p>",
        "<ul>",
        "</ul>",
        "<li>",
        "</li>",
        "<em>",
        "</em>",
        "<a href='https://example.org'>",
      ),
      fc.constantFrom("</a>", "<script>", "<", ">", "&", "&lt;", '"', "<!--", "<img src=x onerror=y>", "\n\n", "a"),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const html = storedOf(pieces.join(""));
        if (html.startsWith("refused: ")) return;
        const tags = [...html.matchAll(/<\/?([^\s>]*)([^>]*)>/gu)];
        for (const [, tag = "", rest = ""] of tags) {
          expect(ALLOWED_TAGS).toContain(tag);
          expect(rest).toMatch(tag === "a" ? /^$|^ href="https:\/\/example\.org"$/u : /^$/u);
        }
        expect(html.replace(/<\/?(?:p|strong|em|ul|ol|li|a)(?: href="[^"<>]*")?>/gu, "")).not.toMatch(/[<>]/u);
        expect(storedOf(html)).toBe(html);
      }),
    );
  });
});

describe("isWebAddress", () => {
  it.each([
    ["https://example.org/a?b#c", true],
    ["HTTP://EXAMPLE.ORG", true],
    ["example.org", false],
    ["//example.org", false],
    ["mailto:a@example.org", false],
    ["https://exa mple.org", false],
    ["https://", false],
  ])("%s: %s", (text, isOne) => {
    expect(isWebAddress(text)).toBe(isOne);
  });
});
