import { Parser } from "htmlparser2";
import { escapeHtml } from "../platform/markup.ts";
import { Rejected } from "./import-counts.ts";

export const ALLOWED_TAGS = ["p", "strong", "em", "ul", "ol", "li", "a"] as const;

const LONGEST = 100_000;

/** Rebuilds HTML from allowed elements only; plain text gets paragraphs. Throws `Rejected`. */
export function checkHtml(written: string): string {
  if (written.length > LONGEST) throw new Rejected(`is longer than ${LONGEST.toLocaleString("en-US")} characters`);
  // Text without tags may contain entities, as in "Farm &amp; Ranch".
  if (!/<[a-z/!?]/iu.test(written)) return toParagraphs(decodeEntities(written));
  let html = "";
  const open: string[] = [];
  let closed = 0;
  const refuseIf = (isWrong: boolean, why: string): void => {
    if (isWrong) throw new Rejected(why);
  };
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      checkTag(tag, attributes);
      checkPlace(tag, open);
      open.push(tag);
      html += tag === "a" ? `<a href="${escapeHtml(attributes["href"]?.trim() ?? "")}">` : `<${tag}>`;
    },
    onclosetag: (tag, isImplied) => {
      open.pop();
      refuseIf(isImplied, `leaves <${tag}> open`);
      closed += 1;
      html += `</${tag}>`;
    },
    ontext: (text) => {
      refuseIf(isList(open.at(-1)) && text.trim() !== "", "has text in a list outside of <li>");
      html += escapeHtml(text);
    },
    oncomment: () => refuseIf(true, "has a comment in it"),
    onprocessinginstruction: (name) => refuseIf(true, `has <${name}> in it`),
  });
  parser.end(written);
  const endTags = written.match(/<\/[a-z]/giu)?.length ?? 0;
  refuseIf(endTags > closed, "closes a tag that isn’t open");
  refuseIf(written.lastIndexOf("<") > written.lastIndexOf(">"), "ends inside of a tag");
  return html.trim();
}

const isList = (tag: string | undefined): boolean => tag === "ul" || tag === "ol";

function checkTag(tag: string, attributes: Record<string, string>): void {
  if (!ALLOWED_TAGS.some((allowed) => allowed === tag)) {
    throw new Rejected(`has <${tag.slice(0, 30)}> in it; allowed: ${ALLOWED_TAGS.join(", ")}`);
  }
  const extra = Object.keys(attributes).find((name) => tag !== "a" || name !== "href");
  if (extra !== undefined) throw new Rejected(`has <${tag} ${extra.slice(0, 30)}=…> in it; only <a href=…> is allowed`);
  if (tag === "a" && !isWebAddress(attributes["href"] ?? ""))
    throw new Rejected("has a link that isn’t an http or https address");
}

function checkPlace(tag: string, open: readonly string[]): void {
  const parent = open.at(-1);
  if (tag === "li" && !isList(parent)) throw new Rejected("has <li> outside of a list");
  if (isList(parent) && tag !== "li") throw new Rejected(`has <${tag}> in a list outside of <li>`);
  if ((tag === "p" || isList(tag)) && parent !== undefined && parent !== "li")
    throw new Rejected(`has <${tag}> inside of <${parent}>`);
  if (tag === "a" && open.includes("a")) throw new Rejected("has a link inside of a link");
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

export const toParagraphs = (text: string): string =>
  text
    .split(/\r?\n[^\S\n]*\r?\n/u)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) => `<p>${escapeHtml(part)}</p>`)
    .join("");
