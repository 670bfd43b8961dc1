import DOMPurify from "dompurify";
import { ALLOWED_ATTR, ALLOWED_TAGS, SAFE_LINK } from "./allowed-html.ts";

let purifier: ReturnType<typeof DOMPurify> | undefined;

/** A separate purifier, so that its link rule doesn't affect other users of the library. */
function ownPurifier() {
  if (purifier) return purifier;
  purifier = DOMPurify(window);
  purifier.addHook("afterSanitizeAttributes", (node) => {
    if (node.tagName !== "A") return;
    const href = node.getAttribute("href") ?? "";
    if (!SAFE_LINK.test(href)) node.removeAttribute("href");
    else if (/^https?:/i.test(href)) node.setAttribute("rel", "noopener noreferrer");
  });
  return purifier;
}

/** Returns editors' HTML without scripts, resources and styles. */
export const sanitizeHtml = (html: string): string =>
  ownPurifier().sanitize(html, { ALLOWED_TAGS, ALLOWED_ATTR, ALLOW_DATA_ATTR: false, ALLOW_ARIA_ATTR: false });
