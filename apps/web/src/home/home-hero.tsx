import { buildHref, SCOPES } from "@rotunda/core";
import { BrowseByLine } from "@rotunda/ui";
import type { ReactNode } from "react";
import * as styles from "./home-screen.css.ts";

export const HOME_KEYWORD_TEXTS = { label: "Keyword Search", placeholder: "Name, office or issue" } as const;

/** Home's introduction beside a keyword box. */
export function HomeHero({ children }: { children: ReactNode }) {
  return (
    <div className={styles.hero}>
      <h1 tabIndex={-1} className={styles.headline}>
        Who holds office, who works for them, and what they stand for
      </h1>
      <div className={styles.search}>
        {children}
        <BrowseByLine
          links={SCOPES.universal.browseBy.map(({ label, routeName }) => ({ label, href: buildHref(routeName) }))}
        />
      </div>
    </div>
  );
}
