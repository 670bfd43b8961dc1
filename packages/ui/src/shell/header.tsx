import { formatHeaderName, type ShellLink } from "@rotunda/core";
import type { ReactNode } from "react";
import { Count } from "../primitives/count/count.tsx";
import { IconButton } from "../primitives/icon-button/icon-button.tsx";
import { DomeMark, type IconComponent, Inbox, LogOut, Menu, Search, Star } from "../primitives/icon/icon.tsx";
import { page } from "../theme/layout.css.ts";
import * as styles from "./shell.css.ts";

export type HeaderLink = ShellLink;

export interface HeaderProps {
  product: string;
  homeHref: string;
  /** Beside the product's name; read as "{page name} - {product}". */
  pageName?: string;
  links: readonly HeaderLink[];
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

const ICONS: Partial<Record<HeaderLink["key"], IconComponent>> = { search: Search, briefcase: Star, inbox: Inbox };

/** These stay in the narrowest masthead as icons; other links move to the drawer. */
const ALWAYS: ReadonlySet<HeaderLink["key"]> = new Set(["search", "briefcase", "inbox"]);

/** The sticky masthead, as high as the scroll offset (ROUTE-31): 60 px. */
export function Header({
  product,
  homeHref,
  pageName = "",
  links,
  reader,
  isMenuOpen,
  onOpenMenu,
  onMenuNear,
  onSignOut,
  isSigningOut = false,
  children,
}: HeaderProps) {
  return (
    <header className={styles.masthead}>
      <div className={`${page} ${styles.headerLine}`}>
        <span className={styles.menu[reader]}>
          <IconButton
            aria-expanded={isMenuOpen}
            aria-haspopup="dialog"
            label="Menu"
            onClick={onOpenMenu}
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
          <a className={styles.wordmark} href={homeHref}>
            <span className={styles.mark}>
              <DomeMark size="mark" />
            </span>
            {product}
          </a>
        </div>
        <nav aria-label={product} className={styles.headerNav}>
          <ul className={styles.headerList}>
            {links.map(({ key, label, href, isCurrent, count }) => {
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
        <span className={styles.headerTheme}>{children}</span>
      </div>
    </header>
  );
}
