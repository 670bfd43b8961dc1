import { X } from "../icon/icon.tsx";
import { onPaper, onScreen } from "../../theme/print.css.ts";
import { type } from "../../theme/layout.css.ts";
import * as styles from "./chip.css.ts";

export interface ChipProps {
  /** "Party" in "Party: Republican". */
  label?: string;
  value: string;
  /** The unshortened value; shown as the title and read to screen readers. */
  fullValue?: string;
  onRemove: () => void;
}

export function Chip({ label, value, fullValue = value, onRemove }: ChipProps) {
  return (
    <span className={styles.chip}>
      <span className={styles.text} title={fullValue === value ? undefined : fullValue}>
        {label && <span className={type.faint}>{label}: </span>}
        {fullValue === value ? (
          value
        ) : (
          <>
            <span className={onScreen}>{value}</span>
            <span className={onPaper}>{fullValue}</span>
          </>
        )}
      </span>
      <button
        aria-label={`Remove ${label ? `${label}: ` : ""}${fullValue}`}
        className={styles.remove}
        onClick={onRemove}
        type="button"
      >
        <X size="small" />
      </button>
    </span>
  );
}
