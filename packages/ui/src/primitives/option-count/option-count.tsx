import { formatNumber } from "@rotunda/core";
import * as styles from "./option-count.css.ts";

/** Shown by a menu whose options all have no results. */
export const NO_RESULTS = "No option has results. Type to find one.";

/** An option's number of results, which is part of the option's accessible name (`describeOption`). */
export function OptionCount({ count }: { count: number | undefined }) {
  return count === undefined ? null : (
    <span aria-hidden className={styles.count}>
      {formatNumber(count)}
    </span>
  );
}
