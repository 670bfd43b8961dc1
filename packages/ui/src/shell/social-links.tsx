import {
  Facebook,
  Globe,
  type IconComponent,
  Instagram,
  LinkedIn,
  XNetwork,
  YouTube,
} from "../primitives/icon/icon.tsx";
import { visuallyHidden } from "../theme/layout.css.ts";
import * as styles from "./shell.css.ts";

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
