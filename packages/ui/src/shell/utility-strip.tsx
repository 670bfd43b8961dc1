import { formatHeaderDate, listMainSiteSections } from "@rotunda/core";
import { page } from "../theme/layout.css.ts";
import { MainSiteLink } from "./main-site-link.tsx";
import { SocialLinks, type SocialLinksProps } from "./social-links.tsx";
import * as styles from "./shell.css.ts";

export interface UtilityStripProps {
  today: Date;
  /** Null until the server responds; the strip's height doesn't change. */
  site: { publisher: string; mainSiteOrigin: string; socialLinks: SocialLinksProps["links"] } | null;
  /** Public readers have the strip from 600 px, members from the breakpoint at which their menu disappears. */
  reader?: "member" | "public";
}

/** Above the masthead in wide windows: date, the publisher's main site, social networks. */
export function UtilityStrip({ today, site, reader = "member" }: UtilityStripProps) {
  const date = formatHeaderDate(today);
  return (
    <section aria-label="Date and main site" className={styles.strip[reader]}>
      <div className={`${page} ${styles.stripLine}`}>
        <time className={styles.date} dateTime={date.isoDay}>
          {date.text}
        </time>
        {site && (
          <>
            <nav aria-label={site.publisher} className={styles.stripNav}>
              <ul className={styles.stripList}>
                {listMainSiteSections("header", { isLoggedIn: reader === "member" }).map(({ label, target }) => (
                  <li key={target}>
                    <MainSiteLink className={styles.stripLink} origin={site.mainSiteOrigin} target={target}>
                      {label}
                    </MainSiteLink>
                  </li>
                ))}
              </ul>
            </nav>
            <SocialLinks links={site.socialLinks} publisher={site.publisher} />
          </>
        )}
      </div>
    </section>
  );
}
