import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from "react";
import { visuallyHidden } from "../../theme/layout.css.ts";
import { FieldError, FieldHint } from "../field/field-notes.tsx";
import * as styles from "../field/field.css.ts";

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "value" | "onChange" | "size"> {
  label: string;
  isLabelHidden?: boolean;
  value: string;
  onChange: (value: string) => void;
  hint?: string;
  /** The validation error; linked to the field and announced. */
  error?: string;
  icon?: ReactNode;
  size?: "small" | "medium";
  ref?: Ref<HTMLInputElement>;
}

export function TextField({
  label,
  isLabelHidden = false,
  value,
  onChange,
  hint = "",
  error = "",
  icon,
  size = "medium",
  type = "text",
  ...rest
}: TextFieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={styles.layout.stacked}>
      <label className={isLabelHidden ? visuallyHidden : styles.label.stacked} htmlFor={id}>
        {label}
      </label>
      <div className={styles.textBox}>
        {icon && <span className={styles.icon}>{icon}</span>}
        <input
          aria-describedby={described || undefined}
          aria-invalid={error !== "" || undefined}
          className={icon ? `${styles.input[size]} ${styles.afterIcon}` : styles.input[size]}
          dir="auto"
          id={id}
          onChange={(event) => onChange(event.target.value)}
          type={type}
          value={value}
          {...rest}
        />
      </div>
      <FieldHint id={`${id}-hint`} hint={hint} />
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}
