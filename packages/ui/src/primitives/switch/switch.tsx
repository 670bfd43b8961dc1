import { Switch as Radix } from "radix-ui";
import { useId } from "react";
import { Check } from "../icon/icon.tsx";
import * as styles from "./switch.css.ts";

export interface SwitchProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  description?: string;
  isDisabled?: boolean;
}

/** Turns something on or off at once. */
export function Switch({ label, isOn, onChange, description, isDisabled = false }: SwitchProps) {
  const id = useId();
  return (
    <div className={styles.row}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <Radix.Root
        aria-describedby={description ? `${id}-description` : undefined}
        checked={isOn}
        className={styles.track}
        disabled={isDisabled}
        id={id}
        onCheckedChange={onChange}
      >
        <Radix.Thumb className={styles.knob}>{isOn && <Check size="tiny" />}</Radix.Thumb>
      </Radix.Root>
      {description && (
        <span className={styles.description} id={`${id}-description`}>
          {description}
        </span>
      )}
    </div>
  );
}
