import { MESSAGES } from "@rotunda/core";
import { RichText } from "../../primitives/rich-text/rich-text.tsx";
import * as styles from "./panels.css.ts";

export function NoInformation() {
  return <p className={styles.stackNone}>{MESSAGES.noInformation}</p>;
}

/** A text section: summary, motivations, positions, communities, affiliations, criticisms. */
export function TextPanel({ html }: { html: string }) {
  if (html === "") return <NoInformation />;
  return (
    <div className={styles.prose} dir="auto">
      <RichText html={html} />
    </div>
  );
}
