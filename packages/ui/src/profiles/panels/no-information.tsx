import { MESSAGES } from "@rotunda/core";
import * as styles from "./text-panel.css.ts";

/** The text of an empty panel. */
export function NoInformation() {
  return <p className={styles.none}>{MESSAGES.noInformation}</p>;
}
