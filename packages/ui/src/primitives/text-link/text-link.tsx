import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from "react";
import * as styles from "./text-link.css.ts";

type LinkLook = keyof typeof styles.look;

export interface TextLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** `plain` sits in a sentence, `name` is a person or group in a row, `quiet` a list entry, `action` a small link on a toolbar. */
  look?: LinkLook;
  /** Leaves the product: no opener, no referrer. */
  isExternal?: boolean;
  children: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
}

export function TextLink({ look = "plain", isExternal = false, children, ...rest }: TextLinkProps) {
  return (
    <a className={styles.look[look]} rel={isExternal ? "noopener noreferrer" : undefined} {...rest}>
      {children}
    </a>
  );
}

export interface TextButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "disabled"> {
  look?: "action" | "muted";
  ref?: Ref<HTMLButtonElement>;
}

/** A button that reads as a small link: Read more, Clear all, Hide filters. */
export function TextButton({ look = "action", type = "button", children, ...rest }: TextButtonProps) {
  return (
    <button className={styles.button[look]} type={type} {...rest}>
      {children}
    </button>
  );
}
