import { type ComparedPart, compareTexts } from "@rotunda/core";
import * as styles from "./notes.css.ts";

/** A text with its changes: added words underlined, removed ones struck out. */
export function ComparedText({ before, text }: { before: string; text: string }) {
  return (
    <div className={styles.compared} dir="auto">
      {compareTexts(before, text).map((part, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no identity
        <Part key={at} {...part} />
      ))}
    </div>
  );
}

function Part({ kind, text }: ComparedPart) {
  if (kind === "same") return text;
  return kind === "added" ? <ins>{text}</ins> : <del>{text}</del>;
}
