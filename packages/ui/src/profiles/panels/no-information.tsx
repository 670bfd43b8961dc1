import { MESSAGES } from "@rotunda/core";
import * as styles from "./text-panel.css.ts";

/** What an empty panel says. */
export function NoInformation() {
  return <p className={styles.none}>{MESSAGES.noInformation}</p>;
}
