import { buildHref, type ContentKind, describeHome, listBrowseBy } from "@rotunda/core";
import { BrowseByLine } from "@rotunda/ui";
import { KeywordCombobox } from "../search/keyword-combobox.tsx";
import * as styles from "./home-screen.css.ts";

/** Home's introduction beside a keyword box. */
export function HomeHero({ content }: { content: readonly ContentKind[] }) {
  const { headline, placeholder } = describeHome(content);
  return (
    <div className={styles.hero}>
      <h1 tabIndex={-1} className={styles.headline}>
        {headline}
      </h1>
      <div className={styles.search}>
        <KeywordCombobox placeholder={placeholder} />
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
