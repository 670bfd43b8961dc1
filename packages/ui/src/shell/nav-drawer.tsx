import { listMainSiteSections } from "@rotunda/core";
import type { ReactNode } from "react";
import { Count } from "../primitives/count/count.tsx";
import { Drawer } from "../primitives/drawer/drawer.tsx";
import type { HeaderLink } from "./header.tsx";
import { MainSiteLink } from "./main-site-link.tsx";
import * as styles from "./shell.css.ts";
import { SocialLinks, type SocialLinksProps } from "./social-links.tsx";

export interface NavDrawerProps {
  isOpen: boolean;
  onClose: () => void;
  product: string;
  publisher: string;
  links: readonly HeaderLink[];
  mainSiteOrigin: string;
  socialLinks: SocialLinksProps["links"];
  /** Research is shown only here, and only to members. */
  reader: "member" | "public";
  onSignOut?: () => void;
  /** The theme toggle, for windows whose masthead has no room for it. */
  children?: ReactNode;
}

export function NavDrawer({
  isOpen,
  onClose,
  product,
  publisher,
  links,
  mainSiteOrigin,
  socialLinks,
  reader,
  onSignOut,
  children,
}: NavDrawerProps) {
  const sections = listMainSiteSections("drawer", { isLoggedIn: reader === "member" });
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={product}>
      <nav aria-label={`${product} menu`}>
        <ul className={styles.drawerList}>
          {links.map(({ key, label, href, isCurrent, count }) => (
            <li key={key}>
              <a
                aria-current={isCurrent ? "page" : undefined}
                className={styles.drawerLink}
                href={href}
                onClick={onClose}
              >
                {label}
                {count !== undefined && <Count value={count} label="unread" />}
              </a>
            </li>
          ))}
          {onSignOut && (
            <li>
              <button className={styles.button} onClick={onSignOut} type="button">
                Log out
              </button>
            </li>
          )}
        </ul>
      </nav>
      <nav aria-labelledby="drawer-main-site">
        <h3 className={styles.heading} id="drawer-main-site">
          {publisher}
        </h3>
        <ul className={styles.drawerList}>
          {sections.map(({ label, target }) => (
            <li key={target}>
              <MainSiteLink className={styles.drawerLink} origin={mainSiteOrigin} target={target}>
                {label}
              </MainSiteLink>
            </li>
          ))}
        </ul>
      </nav>
      {children !== undefined && <div className={styles.drawerTheme}>Theme {children}</div>}
      <div className={styles.social}>
        <SocialLinks links={socialLinks} publisher={publisher} />
      </div>
    </Drawer>
  );
}
