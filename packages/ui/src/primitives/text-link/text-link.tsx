import { buildRecordHref } from "@rotunda/core";
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { type } from "../../theme/layout.css.ts";
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

export interface NamedLinkProps extends Omit<RecordLinkProps, "record" | "id"> {
  kind: RecordLinkProps["record"]["recordType"];
  id: number;
  name: string;
}

/** A link to a record; needs only its id and name. */
export function NamedLink({ kind, id, name, ...rest }: NamedLinkProps) {
  return <RecordLink record={{ id, recordType: kind, preferredNameDisplay: name }} {...rest} />;
}

export interface RecordHeadingProps extends Pick<RecordLinkProps, "record"> {
  level?: "h2" | "h3" | "h4" | "p";
  isSmall?: boolean;
}

/** The name of a record in a list, as a heading that links to its page. */
export function RecordHeading({ record, level: Heading = "h3", isSmall = false }: RecordHeadingProps) {
  return (
    <Heading className={isSmall ? type.recordNameSmall : type.recordName} dir="auto">
      <RecordLink look="name" record={record} />
    </Heading>
  );
}

export interface TextButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "disabled"> {
  /** `plain` beside plain links, `action` for toolbars, `muted` for secondary actions. */
  look?: "plain" | "action" | "muted";
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
