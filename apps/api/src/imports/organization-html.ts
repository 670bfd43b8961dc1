import { Parser } from "htmlparser2";
import { escapeHtml } from "../platform/markup.ts";

export type CheckedHtml = { status: "good"; html: string } | { status: "bad"; why: string };

export const ALLOWED_TAGS = ["p", "strong", "em", "ul", "ol", "li", "a"] as const;

const LONGEST = 100_000;
const BLOCKS = new Set(["p", "ul", "ol"]);

/** Rebuilds HTML from allowed elements only; plain text gets paragraphs. */
export function checkHtml(written: string): CheckedHtml {
  if (written.length > LONGEST) return bad(`is longer than ${LONGEST.toLocaleString("en-US")} characters`);
  // Text without tags may contain entities, as in "Farm &amp; Ranch".
  if (!/<[a-z/!?]/iu.test(written)) return { status: "good", html: toParagraphs(decodeEntities(written)) };

  let html = "";
  let why: string | null = null;
  const refuse = (reason: string): void => {
    why ??= reason;
  };
  const open: string[] = [];
  let closed = 0;
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      const wrong = wrongTag(tag, attributes) ?? wrongPlace(tag, open);
      open.push(tag);
      if (wrong !== null) refuse(wrong);
      html += tag === "a" ? `<a href="${escapeHtml(attributes["href"]?.trim() ?? "")}">` : `<${tag}>`;
    },
    onclosetag: (tag, isImplied) => {
      open.pop();
      if (isImplied) refuse(`leaves <${tag}> open`);
      else closed += 1;
      html += `</${tag}>`;
    },
    ontext: (text) => {
      const isLost = (open.at(-1) === "ul" || open.at(-1) === "ol") && text.trim() !== "";
      if (isLost) refuse("has text in a list outside of <li>");
      html += escapeHtml(text);
    },
    oncomment: () => refuse("has a comment in it"),
    onprocessinginstruction: (name) => refuse(`has <${name}> in it`),
  });
  parser.end(written);
  const endTags = written.match(/<\/[a-z]/giu)?.length ?? 0;
  if (endTags > closed) refuse("closes a tag that isn’t open");
  if (written.lastIndexOf("<") > written.lastIndexOf(">")) refuse("ends inside of a tag");
  return why === null ? { status: "good", html: html.trim() } : bad(why);
}

const bad = (why: string): CheckedHtml => ({ status: "bad", why });

function wrongTag(tag: string, attributes: Record<string, string>): string | null {
  if (!ALLOWED_TAGS.some((allowed) => allowed === tag)) {
    return `has <${tag.slice(0, 30)}> in it; allowed: ${ALLOWED_TAGS.join(", ")}`;
  }
  const names = Object.keys(attributes);
  const extra = names.find((name) => tag !== "a" || name !== "href");
  if (extra !== undefined) return `has <${tag} ${extra.slice(0, 30)}=…> in it; only <a href=…> is allowed`;
  if (tag === "a" && !isWebAddress(attributes["href"] ?? "")) {
    return "has a link that isn’t an http or https address";
  }
  return null;
}

function wrongPlace(tag: string, open: readonly string[]): string | null {
  const parent = open.at(-1);
  const isList = parent === "ul" || parent === "ol";
  if (tag === "li" && !isList) return "has <li> outside of a list";
  if (isList && tag !== "li") return `has <${tag}> in a list outside of <li>`;
  if (BLOCKS.has(tag) && parent !== undefined && parent !== "li") return `has <${tag}> inside of <${parent}>`;
  return tag === "a" && open.includes("a") ? "has a link inside of a link" : null;
}

export function isWebAddress(text: string): boolean {
  const trimmed = text.trim();
  if (!/^https?:\/\//iu.test(trimmed) || /[\s<>"]/u.test(trimmed) || !URL.canParse(trimmed)) return false;
  return new URL(trimmed).username === "";
}

function decodeEntities(text: string): string {
  let plain = "";
  new Parser({ ontext: (part) => (plain += part) }).end(text);
  return plain;
}

/** Plain text as HTML paragraphs: an empty line separates them. */
export const toParagraphs = (text: string): string =>
  text
    .split(/\r?\n[^\S\n]*\r?\n/u)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) => `<p>${escapeHtml(part)}</p>`)
    .join("");
