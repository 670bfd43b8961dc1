import { page } from "../theme/layout.css.ts";
import { MAIN_SITE_LINKS } from "./main-site-links.ts";
import { MainSiteLink } from "./main-site-link.tsx";
import { SocialLinks, type SocialLinksProps } from "./social-links.tsx";
import * as styles from "./utility-strip.css.ts";

export interface UtilityStripProps {
  today: Date;
  /** Null until the server has told it: the strip is as high without. */
  site: { publisher: string; mainSiteOrigin: string; socialLinks: SocialLinksProps["links"] } | null;
  /** Public readers have no menu from 600 px on, so the strip is theirs from there; members have it when the menu goes. */
  reader?: "member" | "public";
}

const DATE = new Intl.DateTimeFormat("en-US", { weekday: "long", month: "long", day: "numeric", year: "numeric" });

/** Above the masthead on wide windows: the date, the publisher's main site, social networks. */
export function UtilityStrip({ today, site, reader = "member" }: UtilityStripProps) {
  return (
    <div className={styles.strip[reader]}>
      <div className={`${page} ${styles.line}`}>
        <time className={styles.date} dateTime={isoDay(today)}>
          {DATE.format(today)}
        </time>
        {site && (
          <>
            <nav aria-label={site.publisher} className={styles.nav}>
              <ul className={styles.list}>
                {MAIN_SITE_LINKS.map(({ label, target }) => (
                  <li key={target}>
                    <MainSiteLink className={styles.link} origin={site.mainSiteOrigin} target={target}>
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
    </div>
  );
}

const two = (part: number) => String(part).padStart(2, "0");

/** The day as the reader's clock has it, not as Greenwich has it. */
function isoDay(date: Date): string {
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
