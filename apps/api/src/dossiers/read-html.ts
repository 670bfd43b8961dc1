import { readHttpAddress } from "@rotunda/core";
import { Parser } from "htmlparser2";
import type { Block, Inline, ListBlock } from "./blocks.ts";

const BOLD_ELEMENTS = new Set(["strong", "b", "h1", "h2", "h3", "h4", "h5", "h6"]);
const EMPHASIS = new Set(["em", "i", "cite"]);
const PARAGRAPHS = new Set("p div br blockquote section tr dt dd h1 h2 h3 h4 h5 h6 ul ol li".split(" "));
const IGNORED_ELEMENTS = new Set(["script", "style", "title", "template", "head", "noscript", "iframe", "svg", "math"]);

/** Deeper lists aren't indented further. */
const DEPTH_MAX = 6;

/** Reads other elements as text. Keeps only http, https and mailto links; resolves paths against `origin`. */
export function readHtml(html: string, origin: string): Block[] {
  const blocks: Block[] = [];
  const open: Element[] = [];
  let content: Inline[] = [];

  const endParagraph = () => {
    const ended = trimInlines(content);
    content = [];
    if (ended.length === 0) return;
    const list = open.at(-1)?.list;
    if (!list) blocks.push({ kind: "paragraph", content: ended });
    else {
      const item = list.items.at(-1) ?? openItem(list);
      item.content.push(...(item.content.length > 0 ? [{ text: " " }, ...ended] : ended));
    }
  };

  const openList = (isOrdered: boolean, { list: outer, depth = 0 }: Element): Pick<Element, "list" | "depth"> => {
    if (outer && depth >= DEPTH_MAX) return { list: outer, depth };
    const list: ListBlock = { kind: "list", isOrdered, items: [] };
    if (outer) (outer.items.at(-1) ?? openItem(outer)).lists.push(list);
    else blocks.push(list);
    return { list, depth: depth + 1 };
  };

  const parser = new Parser({
    onopentag(name, { href }) {
      if (PARAGRAPHS.has(name)) endParagraph();
      const outer = open.at(-1) ?? {};
      if (name === "li" && outer.list) openItem(outer.list);
      open.push({
        ...outer,
        ...(BOLD_ELEMENTS.has(name) && { isStrong: true }),
        ...(EMPHASIS.has(name) && { isEmphasis: true }),
        ...(IGNORED_ELEMENTS.has(name) && { isSilent: true }),
        ...(name === "a" && { href: readHref(href ?? "", origin) }),
        ...((name === "ul" || name === "ol") && openList(name === "ol", outer)),
      });
    },
    ontext(text) {
      const { isSilent, isStrong, isEmphasis, href } = open.at(-1) ?? {};
      if (isSilent) return;
      content.push({
        text: text.replaceAll(/[ \t\r\n]+/gu, " "),
        ...(isStrong && { isStrong }),
        ...(isEmphasis && { isEmphasis }),
        ...(href && { href }),
      });
    },
    onclosetag(name) {
      if (PARAGRAPHS.has(name)) endParagraph();
      open.pop();
    },
  });
  parser.write(html);
  parser.end();
  endParagraph();
  return blocks.filter((block) => block.kind !== "list" || block.items.length > 0);
}

interface Element extends Omit<Inline, "text"> {
  isSilent?: boolean;
  list?: ListBlock;
  depth?: number;
}

function openItem(list: ListBlock): ListBlock["items"][number] {
  const item = { content: [], lists: [] };
  list.items.push(item);
  return item;
}

function readHref(href: string, origin: string): string | null {
  const address = href.trim();
  if (/^mailto:[^\s]+$/iu.test(address)) return address;
  return readHttpAddress(origin !== "" && /^\/(?!\/)/u.test(address) ? `${origin}${address}` : address);
}

function trimInlines(content: readonly Inline[]): Inline[] {
  const kept: Inline[] = [];
  for (const inline of content) {
    const isAfterBlank = kept.length === 0 || kept.at(-1)?.text.endsWith(" ");
    const text = isAfterBlank ? inline.text.replace(/^ /u, "") : inline.text;
    const last = kept.at(-1);
    const isAlike =
      last && last.isStrong === inline.isStrong && last.isEmphasis === inline.isEmphasis && last.href === inline.href;
    if (isAlike) last.text += text;
    else if (text !== "") kept.push({ ...inline, text });
  }
  const last = kept.at(-1);
  if (last) last.text = last.text.replace(/ $/u, "");
  return last?.text === "" ? kept.slice(0, -1) : kept;
}
