import { formatNumber } from "@rotunda/core";
import { CircleAlert } from "../icon/icon.tsx";
import { type } from "../../theme/layout.css.ts";
import * as styles from "./field.css.ts";

/** Linked to its field by the id; nothing without a text. */
export function FieldHint({ id, hint }: { id: string; hint: string }) {
  if (hint === "") return null;
  return (
    <span className={type.meta} id={id}>
      {hint}
    </span>
  );
}

/** Always rendered, so that a new message is announced. */
export function FieldError({ id, message = "" }: { id: string; message?: string }) {
  return (
    <div className={styles.message} id={id} role="alert">
      {message && (
        <span className={styles.error}>
          <span className={styles.errorIcon}>
            <CircleAlert size="small" />
          </span>
          {message}
        </span>
      )}
    </div>
  );
}

/** Shown by a menu if none of its options has results. */
export const NO_RESULTS = "No option has results. Type to find one.";

/** An option's number of results, which is part of the option's accessible name (`describeOption`). */
export function OptionCount({ count }: { count: number | undefined }) {
  return count === undefined ? null : (
    <span aria-hidden className={styles.optionCount}>
      {formatNumber(count)}
    </span>
  );
}
