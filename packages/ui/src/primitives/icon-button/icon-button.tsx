import type { ButtonHTMLAttributes, ReactNode } from "react";
import { Tooltip } from "../tooltip/tooltip.tsx";
import * as styles from "./icon-button.css.ts";

export interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  "disabled" | "aria-label" | "aria-pressed"
> {
  children: ReactNode;
  label: string;
  /** Shown on hover and focus; defaults to the label, `false` for none. */
  tooltip?: string | false;
  tone?: "plain" | "brass" | "inherit" | "danger";
  isPressed?: boolean;
  isUnavailable?: boolean;
}

export function IconButton({
  label,
  tooltip = label,
  tone = "plain",
  isPressed,
  isUnavailable = false,
  type = "button",
  onClick,
  children,
  ...rest
}: IconButtonProps) {
  const button = (
    <button
      aria-disabled={isUnavailable || undefined}
      aria-label={label}
      aria-pressed={isPressed}
      className={styles.tone[tone]}
      onClick={isUnavailable ? (event) => event.preventDefault() : onClick}
      type={type}
      {...rest}
    >
      {children}
    </button>
  );
  return tooltip === false ? button : <Tooltip text={tooltip}>{button}</Tooltip>;
}
