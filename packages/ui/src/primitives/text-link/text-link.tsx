import { buildRecordHref } from "@rotunda/core";
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from "react";
import * as styles from "./text-link.css.ts";

export interface TextLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** `plain` in a sentence, `name` for a person or group in a row, `action` for toolbars. */
  look?: "plain" | "name" | "action";
  /** Links to another site: no opener, no referrer. */
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

export interface RecordLinkProps extends Omit<TextLinkProps, "href" | "children"> {
  record: Parameters<typeof buildRecordHref>[0];
  children?: ReactNode;
}

export function RecordLink({ record, children = record.preferredNameDisplay, ...rest }: RecordLinkProps) {
  return (
    <TextLink href={buildRecordHref(record)} {...rest}>
      {children}
    </TextLink>
  );
}

export interface TextButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "disabled"> {
  look?: "action" | "muted";
  ref?: Ref<HTMLButtonElement>;
}

/** A button that looks like a small link: Read more, Clear all, Hide filters. */
export function TextButton({ look = "action", type = "button", children, ...rest }: TextButtonProps) {
  return (
    <button className={styles.button[look]} type={type} {...rest}>
      {children}
    </button>
  );
}
