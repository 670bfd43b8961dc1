import DOMPurify from "dompurify";

const SAFE_LINK = /^(?:https?:|mailto:|tel:|\/(?![/\\])|#)/i;

const ALLOWED_TAGS = (
  "p br b strong i em u s sub sup small span div blockquote q cite abbr code h2 h3 h4 h5 h6 hr " +
  "ul ol li dl dt dd a table caption thead tbody tfoot tr th td"
).split(" ");

const ALLOWED_ATTR = ["href", "title", "lang", "dir", "scope", "colspan", "rowspan"];

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
