import { useMemo } from "react";
import * as styles from "./rich-text.css.ts";
import { sanitizeHtml } from "./sanitize.ts";

export interface RichTextProps {
  /** HTML from the server; sanitized here. Never render it without this component. */
  html: string;
  /** `prose` for narratives (serif), `interface` for text among controls (sans). */
  look?: "prose" | "interface";
}

export function RichText({ html, look = "prose" }: RichTextProps) {
  const clean = useMemo(() => sanitizeHtml(html), [html]);
  return (
    <div
      className={styles.look[look]}
      // oxlint-disable-next-line react/no-danger -- the one place, and what goes in is sanitised
      dangerouslySetInnerHTML={{ __html: clean }}
      dir="auto"
    />
  );
}
