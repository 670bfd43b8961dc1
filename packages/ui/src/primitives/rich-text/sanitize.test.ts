import { describe, expect, it } from "vitest";
import * as browser from "./sanitize.ts";
import * as server from "./sanitize-on-server.ts";

describe.each([
  ["in the browser", browser.sanitizeHtml],
  ["on the server", server.sanitizeHtml],
])("HTML sanitized %s", (_place, sanitizeHtml) => {
  it("keeps editors' markup", () => {
    const html = "<p>A <em>quiet</em> voice.</p><ul><li>One</li></ul>";
    expect(sanitizeHtml(html)).toBe(html);
  });

  it.each([
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "<iframe src='https://example.org'></iframe>",
    "<svg><script>alert(1)</script></svg>",
    "<form action='/logout/'><button>Go</button></form>",
    "<style>body{display:none}</style>",
  ])("drops %s", (html) => {
    expect(sanitizeHtml(html)).not.toMatch(/<(script|img|iframe|svg|form|button|style)/i);
  });

  it("drops handlers, styles, classes and ids", () => {
    expect(sanitizeHtml('<p onclick="x()" style="color:red" class="a" id="main">Text</p>')).toBe("<p>Text</p>");
  });

  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "//elsewhere.example",
    "/\\elsewhere.example",
  ])("replaces a link to %s with its text", (href) => {
    expect(sanitizeHtml(`<a href="${href}">words</a>`)).toBe("<a>words</a>");
  });

  it.each(["mailto:a@example.org", "tel:+12025550142", "/rotunda/profile/1", "#staffers"])(
    "keeps a link to %s",
    (href) => {
      expect(sanitizeHtml(`<a href="${href}">words</a>`)).toBe(`<a href="${href}">words</a>`);
    },
  );

  it("opens other sites without an opener", () => {
    expect(sanitizeHtml('<a href="https://example.org" target="_blank">words</a>')).toBe(
      '<a href="https://example.org" rel="noopener noreferrer">words</a>',
    );
  });
});
