import sanitize from "sanitize-html";
import { ALLOWED_ATTR, ALLOWED_TAGS, SAFE_LINK } from "./allowed-html.ts";

/** `sanitizeHtml` for the server, which has no DOM. The build of its renderer uses this file instead of `sanitize.ts`. */
export const sanitizeHtml = (html: string): string =>
  sanitize(html, {
    allowedTags: ALLOWED_TAGS,
    allowedAttributes: { "*": [...ALLOWED_ATTR, "rel"] },
    allowedSchemes: ["http", "https", "mailto", "tel"],
    transformTags: {
      a: (tagName, { href = "", ...attribs }) => {
        delete attribs["rel"];
        if (!SAFE_LINK.test(href)) return { tagName, attribs };
        return {
          tagName,
          attribs: { ...attribs, href, ...(/^https?:/i.test(href) && { rel: "noopener noreferrer" }) },
        };
      },
    },
  });
