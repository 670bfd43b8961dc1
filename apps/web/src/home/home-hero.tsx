import { buildHref, type ContentKind, describeHome, listBrowseBy } from "@rotunda/core";
import { BrowseByLine } from "@rotunda/ui";
import type { ReactNode } from "react";
import * as styles from "./home-screen.css.ts";

export interface HomeHeroProps {
  content: readonly ContentKind[];
  children: (texts: { label: string; placeholder: string }) => ReactNode;
}

/** Home's introduction beside a keyword box. */
export function HomeHero({ content, children }: HomeHeroProps) {
  const { headline, placeholder } = describeHome(content);
  return (
    <div className={styles.hero}>
      <h1 tabIndex={-1} className={styles.headline}>
        {headline}
      </h1>
      <div className={styles.search}>
        {children({ label: "Keyword Search", placeholder })}
        <BrowseByLine
          links={listBrowseBy("universal", content).map(({ label, routeName }) => ({
            label,
            href: buildHref(routeName),
          }))}
        />
      </div>
    </div>
  );
}
