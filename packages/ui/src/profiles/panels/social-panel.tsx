import { listSocialLinks, type PersonProfile } from "@rotunda/core";
import { TextLink } from "../../primitives/text-link/text-link.tsx";
import { target } from "../../theme/layout.css.ts";
import { NoInformation } from "./text-panel.tsx";
import * as styles from "./social-panel.css.ts";

export interface SocialPanelProps {
  profile: PersonProfile;
}

/** The person's own web pages; an invalid URL is shown as text. */
export function SocialPanel({ profile }: SocialPanelProps) {
  const links = listSocialLinks(profile);
  if (links.length === 0) return <NoInformation />;
  return (
    <dl className={`${styles.list} ${target}`}>
      {links.map(({ label, text, href }) => (
        <div key={label} className={styles.item}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            {href === null ? (
              text
            ) : (
              <TextLink href={href} isExternal>
                {text}
              </TextLink>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
