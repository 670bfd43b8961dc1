import { buildHref, buildMainSiteHref, type listBrowseBy } from "@rotunda/core";
import type { ReactNode } from "react";
import {
  Facebook,
  Globe,
  type IconComponent,
  Instagram,
  LinkedIn,
  XNetwork,
  YouTube,
} from "../primitives/icon/icon.tsx";
import { visuallyHidden, inline } from "../theme/layout.css.ts";
import * as styles from "./shell.css.ts";

export interface MainSiteLinkProps {
  /** URL of the publisher's main site; empty if there is none. */
  origin: string;
  /** A path on that site. Rendered as text unless it starts with exactly one slash. */
  target: string;
  className?: string;
  children: ReactNode;
}

export function MainSiteLink({ origin, target, className, children }: MainSiteLinkProps) {
  const href = buildMainSiteHref(origin, target);
  if (href === null) return <span className={className}>{children}</span>;
  return (
    <a className={className} href={href}>
      {children}
    </a>
  );
}

interface MainSiteLinksProps extends Pick<MainSiteLinkProps, "origin" | "className"> {
  links: readonly { label: string; target: string }[];
}

export const MainSiteLinks = ({ links, ...rest }: MainSiteLinksProps) =>
  links.map(({ label, target }) => (
    <li key={target}>
      <MainSiteLink target={target} {...rest}>
        {label}
      </MainSiteLink>
    </li>
  ));

export interface SocialLinksProps {
  publisher: string;
  links: readonly { name: string; url: string }[];
}

const ICONS: Record<string, IconComponent> = {
  x: XNetwork,
  twitter: XNetwork,
  linkedin: LinkedIn,
  facebook: Facebook,
  instagram: Instagram,
  youtube: YouTube,
};

export function SocialLinks({ publisher, links }: SocialLinksProps) {
  return (
    <ul aria-label={`${publisher} on social networks`} className={styles.socialList}>
      {links.map(({ name, url }) => {
        const Icon = ICONS[name.toLowerCase()] ?? Globe;
        return (
          <li key={url}>
            <a className={styles.socialLink} href={url} rel="noopener noreferrer">
              <Icon size="small" />
              <span className={visuallyHidden}>
                {publisher} on {name}
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

export function BrowseByLine({ links }: { links: ReturnType<typeof listBrowseBy> }) {
  return (
    <nav aria-label="Browse by" className={styles.browseLine}>
      <span aria-hidden>Browse by</span>
      <ul className={inline.row4}>
        {links.map(({ label, routeName }) => (
          <li key={routeName}>
            <a className={styles.link} href={buildHref(routeName)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
