import { type AnchorHTMLAttributes, type ButtonHTMLAttributes, type ReactNode, type Ref, useId } from "react";
import { Spinner } from "../spinner/spinner.tsx";
import * as styles from "./button.css.ts";

interface Looks {
  tone?: "plain" | "primary" | "quiet" | "danger";
  size?: "small" | "medium" | "large";
  icon?: ReactNode;
  isFullWidth?: boolean;
  children: ReactNode;
}

export interface ButtonProps extends Looks, Omit<ButtonHTMLAttributes<HTMLButtonElement>, "disabled" | "children"> {
  /** Can't be used now: stays focusable with `aria-disabled`. */
  isUnavailable?: boolean;
  /** Why it is unavailable (implies `isUnavailable`); omitted if the label says why. */
  disabledReason?: string;
  /** Shows a spinner and ignores clicks, keeping the focus. */
  isBusy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export interface ButtonLinkProps extends Looks, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href" | "children"> {
  href: string;
}

const chooseClassName = ({ tone = "plain", size = "medium", isFullWidth }: Looks) =>
  [styles.tone[tone], styles.size[size], isFullWidth ? styles.fullWidth : ""].join(" ").trim();

export function Button({
  tone,
  size,
  icon,
  isFullWidth,
  isUnavailable = false,
  disabledReason = "",
  isBusy = false,
  type = "button",
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const isIdle = isUnavailable || isBusy || disabledReason !== "";
  return (
    <>
      <button
        aria-busy={isBusy || undefined}
        aria-describedby={disabledReason ? reasonId : undefined}
        aria-disabled={isIdle || undefined}
        className={chooseClassName({ tone, size, isFullWidth, children })}
        // An unavailable submit button must not submit.
        onClick={isIdle ? (event) => event.preventDefault() : onClick}
        title={disabledReason || undefined}
        type={type}
        {...rest}
      >
        {isBusy ? <Spinner size="small" /> : icon}
        {children}
      </button>
      {disabledReason && (
        <span hidden id={reasonId}>
          {disabledReason}
        </span>
      )}
    </>
  );
}

export function ButtonLink({ tone, size, icon, isFullWidth, children, ...rest }: ButtonLinkProps) {
  return (
    <a className={chooseClassName({ tone, size, isFullWidth, children })} {...rest}>
      {icon}
      {children}
    </a>
  );
}
