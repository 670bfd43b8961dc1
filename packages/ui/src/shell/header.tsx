import { buildHref, formatHeaderName, type ShellLink, formatHeaderDate, listMainSiteSections } from "@rotunda/core";
import type { ReactNode } from "react";
import { Count } from "../primitives/count/count.tsx";
import { IconButton } from "../primitives/icon-button/icon-button.tsx";
import { DomeMark, type IconComponent, Inbox, LogOut, Menu, Search, Star } from "../primitives/icon/icon.tsx";
import { page, type } from "../theme/layout.css.ts";
import { MainSiteLinks, SocialLinks, type SocialLinksProps } from "./site-links.tsx";
import * as styles from "./shell.css.ts";

export interface HeaderProps {
  product: string;
  /** Beside the product's name; read as "{page name} - {product}". */
  pageName?: string;
  links: readonly ShellLink[];
  /** Members have the menu below the large breakpoint, public readers below the small one. */
  reader: "member" | "public";
  isMenuOpen: boolean;
  onOpenMenu: () => void;
  onMenuNear?: () => void;
  /** For readers with an individual login; others can't log out. */
  onSignOut?: () => void;
  isSigningOut?: boolean;
  /** The theme toggle; in the menu of the narrowest windows. */
  children?: ReactNode;
}

const ICONS: Partial<Record<ShellLink["key"], IconComponent>> = { search: Search, briefcase: Star, inbox: Inbox };

/** These stay in the narrowest masthead as icons; other links move to the drawer. */
const ALWAYS: ReadonlySet<ShellLink["key"]> = new Set(["search", "briefcase", "inbox"]);

/** The sticky masthead, as high as the scroll offset (ROUTE-31): 60 px. */
export function Header(props: HeaderProps) {
  const { product, pageName = "", onMenuNear, onSignOut, isSigningOut = false } = props;
  return (
    <header className={styles.masthead}>
      <div className={`${page} ${styles.headerLine}`}>
        <span className={styles.menu[props.reader]}>
          <IconButton
            aria-expanded={props.isMenuOpen}
            aria-haspopup="dialog"
            label="Menu"
            onClick={props.onOpenMenu}
            onFocus={onMenuNear}
            onPointerEnter={onMenuNear}
            tooltip={false}
          >
            <Menu />
          </IconButton>
        </span>
        <div className={styles.title}>
          {formatHeaderName(pageName, product) !== product && (
            <span className={styles.pageName} dir="auto" title={pageName}>
              {pageName}
              <span className={styles.dash}> - </span>
            </span>
          )}
          <a className={styles.wordmark} href={buildHref("Home")}>
            <span className={type.accent}>
              <DomeMark size="mark" />
            </span>
            {product}
          </a>
        </div>
        <nav aria-label={product} className={styles.headerNav}>
          <ul className={styles.headerList}>
            {props.links.map(({ key, label, href, isCurrent, count }) => {
              const Icon = ICONS[key];
              const className = key === "changes" ? styles.wide : ALWAYS.has(key) ? undefined : styles.optional;
              return (
                <li className={className} key={key}>
                  <a
                    aria-current={isCurrent ? "page" : undefined}
                    className={key === "briefcase" ? styles.briefcase : styles.headerLink}
                    href={href}
                  >
                    {Icon && <Icon isFilled={key === "briefcase"} />}
                    <span className={Icon ? styles.word : undefined}>{label}</span>
                    {count !== undefined && (
                      <span className={styles.count}>
                        <Count value={count} label="unread" />
                      </span>
                    )}
                  </a>
                </li>
              );
            })}
          </ul>
        </nav>
        {onSignOut && (
          <span className={styles.optional}>
            <IconButton isUnavailable={isSigningOut} label="Log out" onClick={onSignOut}>
              <LogOut />
            </IconButton>
          </span>
        )}
        <span className={styles.headerTheme}>{props.children}</span>
      </div>
    </header>
  );
}

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
        {/* Hidden until the site is known, so that nothing moves then. */}
        <nav aria-label={site?.publisher} className={site ? styles.stripNav : styles.stripNavWaiting}>
          <ul className={styles.stripList}>
            <MainSiteLinks
              className={styles.stripLink}
              origin={site?.mainSiteOrigin ?? ""}
              links={listMainSiteSections("header", { isLoggedIn: reader === "member" })}
            />
          </ul>
        </nav>
        <div className={styles.stripSocial}>
          {site && <SocialLinks links={site.socialLinks} publisher={site.publisher} />}
        </div>
      </div>
    </section>
  );
}

/** A line at the top of the window, visible if the next page loads slowly. */
export function BusyLine() {
  return (
    <div aria-hidden className={styles.track}>
      <div className={styles.bar} />
    </div>
  );
}
