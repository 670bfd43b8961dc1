import { CircleAlert } from "../icon/icon.tsx";
import * as styles from "./field.css.ts";

/** Linked to its field by the id; nothing without a text. */
export function FieldHint({ id, hint }: { id: string; hint: string }) {
  if (hint === "") return null;
  return (
    <span className={styles.hint} id={id}>
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
