import { buildHref, MESSAGES } from "@rotunda/core";
import { ButtonLink, Button } from "../primitives/button/button.tsx";
import { DomeMark } from "../primitives/icon/icon.tsx";
import { type, stack } from "../theme/layout.css.ts";
import { MessagePage } from "./message-page.tsx";
import * as styles from "./notices.css.ts";

export function NotFoundView({ searchHref }: { searchHref?: string }) {
  return (
    <MessagePage
      actions={
        <>
          <ButtonLink href={buildHref("Home")} tone="primary">
            Home
          </ButtonLink>
          {searchHref && <ButtonLink href={searchHref}>Search for profiles</ButtonLink>}
        </>
      }
      title={MESSAGES.notFoundTitle}
    >
      <p>{MESSAGES.notFound}</p>
    </MessagePage>
  );
}

export interface ServerErrorViewProps {
  product: string;
  searchHref?: string;
  onRetry?: () => void;
}

export function ServerErrorView({ product, searchHref, onRetry }: ServerErrorViewProps) {
  return (
    <MessagePage
      actions={
        onRetry && (
          <Button onClick={onRetry} tone="primary">
            Try again
          </Button>
        )
      }
      lead={
        <p className={styles.logo}>
          <span className={type.accent}>
            <DomeMark size="mark" />
          </span>
          {product}
        </p>
      }
      title={MESSAGES.serverError}
    >
      <p>{MESSAGES.serverErrorLinks}</p>
      <ul className={stack[1]}>
        <li>
          <a className={styles.link} href={buildHref("Home")}>
            Home
          </a>
        </li>
        {searchHref && (
          <li>
            <a className={styles.link} href={searchHref}>
              Search for profiles
            </a>
          </li>
        )}
      </ul>
    </MessagePage>
  );
}
