import { listMainSiteSections, type ShellLink } from "@rotunda/core";
import type { ReactNode } from "react";
import { Count } from "../primitives/count/count.tsx";
import { Drawer } from "../primitives/drawer/drawer.tsx";
import { MainSiteLinks, SocialLinks, type SocialLinksProps } from "./site-links.tsx";
import * as styles from "./shell.css.ts";

export interface NavDrawerProps {
  onClose: () => void;
  product: string;
  publisher: string;
  links: readonly ShellLink[];
  mainSiteOrigin: string;
  socialLinks: SocialLinksProps["links"];
  /** Research is shown only here, and only to members. */
  reader: "member" | "public";
  onSignOut?: () => void;
  /** The theme toggle, for windows whose masthead has no room for it. */
  children?: ReactNode;
}

export function NavDrawer(props: NavDrawerProps) {
  const { onClose, product, publisher, onSignOut, children } = props;
  const sections = listMainSiteSections("drawer", { isLoggedIn: props.reader === "member" });
  return (
    <Drawer onClose={onClose} title={product}>
      <nav aria-label={`${product} menu`}>
        <ul className={styles.drawerList}>
          {props.links.map(({ key, label, href, isCurrent, count }) => (
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
          <MainSiteLinks className={styles.drawerLink} origin={props.mainSiteOrigin} links={sections} />
        </ul>
      </nav>
      {children !== undefined && <div className={styles.drawerTheme}>Theme {children}</div>}
      <div className={styles.social}>
        <SocialLinks links={props.socialLinks} publisher={publisher} />
      </div>
    </Drawer>
  );
}
