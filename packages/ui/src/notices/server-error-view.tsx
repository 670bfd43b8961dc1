import { MESSAGES } from "@rotunda/core";
import { Button } from "../primitives/button/button.tsx";
import { DomeMark } from "../primitives/icon/icon.tsx";
import { Plate } from "./plate.tsx";
import * as styles from "./notices.css.ts";

export interface ServerErrorViewProps {
  product: string;
  homeHref: string;
  searchHref?: string;
  onRetry?: () => void;
}

export function ServerErrorView({ product, homeHref, searchHref, onRetry }: ServerErrorViewProps) {
  return (
    <Plate
      actions={
        onRetry && (
          <Button onClick={onRetry} tone="primary">
            Try again
          </Button>
        )
      }
      lead={
        <p className={styles.logo}>
          <span className={styles.errorMark}>
            <DomeMark size="mark" />
          </span>
          {product}
        </p>
      }
      title={MESSAGES.serverError}
    >
      <p>{MESSAGES.serverErrorLinks}</p>
      <ul className={styles.links}>
        <li>
          <a className={styles.link} href={homeHref}>
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
    </Plate>
  );
}
