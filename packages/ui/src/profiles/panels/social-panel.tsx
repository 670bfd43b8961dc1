import { listSocialLinks, type PersonProfile } from "@rotunda/core";
import { target } from "../../theme/layout.css.ts";
import { Fact } from "../contact-facts.tsx";
import { SiteLink } from "../contact-links.tsx";
import { NoInformation } from "./text-panel.tsx";
import * as styles from "./panels.css.ts";

/** The person's own web pages; an invalid URL is shown as text. */
export function SocialPanel({ profile }: { profile: PersonProfile }) {
  const links = listSocialLinks(profile);
  if (links.length === 0) return <NoInformation />;
  return (
    <dl className={`${styles.socialList} ${target}`}>
      {links.map(({ label, text, href }) => (
        <Fact key={label} label={label}>
          <SiteLink text={text} href={href} />
        </Fact>
      ))}
    </dl>
  );
}
