import { type ReactNode, useId, useState } from "react";
import { visuallyHidden } from "../../theme/layout.css.ts";
import { FieldError } from "../field/field-error.tsx";
import * as field from "../field/field.css.ts";
import { ChevronDown } from "../icon/icon.tsx";
import { createLazyPart } from "../lazy-part/lazy-part.tsx";
import { ClosedSelect } from "./closed-select.tsx";
import * as styles from "./select.css.ts";

export interface SelectOption {
  text: string;
  value: string;
  disabled?: boolean;
  /** Number of results, shown at the end of the line. */
  count?: number;
}

export interface SelectProps {
  label: string;
  isLabelHidden?: boolean;
  /** `inline` puts the label and the menu on one line. */
  layout?: keyof typeof field.layout;
  size?: keyof typeof styles.trigger;
  options: readonly SelectOption[];
  value: string;
  onChange: (value: string) => void;
  hint?: string;
  error?: string;
  /** Shown if no option has the value. */
  placeholder?: string;
  isDisabled?: boolean;
}

/** The button's attributes, before and after the menu loads. */
export interface SelectTriggerProps {
  id: string;
  className: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  "aria-labelledby": string;
  children: ReactNode;
}

/** Loaded on the first hover or focus, because most selects are never opened. */
const SelectMenu = createLazyPart(() => import("./select-menu.tsx").then((module) => module.SelectMenu));

/** A menu with one choice. Typed letters find an option; the prefix resets after a second. */
export function Select({
  label,
  isLabelHidden = false,
  layout = "stacked",
  size = "medium",
  options,
  value,
  onChange,
  hint = "",
  error = "",
  placeholder = "",
  isDisabled = false,
}: SelectProps) {
  const id = useId();
  const [isWanted, setWanted] = useState(false);
  const menu = SelectMenu.useCode(isWanted);
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  const chosen = options.find((option) => option.value === value);
  const trigger: SelectTriggerProps = {
    id,
    className: styles.trigger[size],
    "aria-describedby": described || undefined,
    "aria-invalid": error !== "" || undefined,
    "aria-labelledby": `${id}-label ${id}-value`,
    children: (
      <>
        <span className={chosen ? styles.value : styles.placeholder} id={`${id}-value`}>
          {chosen?.text ?? placeholder}
        </span>
        <span aria-hidden className={styles.chevron}>
          <ChevronDown size="small" />
        </span>
      </>
    ),
  };
  return (
    <div className={field.layout[layout]}>
      <label className={isLabelHidden ? visuallyHidden : field.label[layout]} htmlFor={id} id={`${id}-label`}>
        {label}
      </label>
      {menu.status === "here" ? (
        <menu.Component
          isDisabled={isDisabled}
          onChange={onChange}
          options={options}
          trigger={trigger}
          value={chosen ? value : null}
        />
      ) : (
        <ClosedSelect
          isDisabled={isDisabled}
          onNear={SelectMenu.prefetch}
          onOpen={menu.status === "failed" ? menu.retry : () => setWanted(true)}
          trigger={trigger}
        />
      )}
      {hint && (
        <span className={field.hint} id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {(error || layout === "stacked") && <FieldError id={`${id}-error`} message={error} />}
    </div>
  );
}
