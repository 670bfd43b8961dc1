import { TextLink } from "../primitives/text-link/text-link.tsx";
import * as styles from "./results.css.ts";

/** Links the contacts that a keyword matches besides the results of Universal Search. */
export function AlsoContacts({ links }: { links: readonly { text: string; href: string }[] }) {
  if (links.length === 0) return null;
  return (
    <p className={styles.note}>
      Also found:{" "}
      {links.map(({ text, href }, at) => (
        <span key={href}>
          {at > 0 && ", "}
          <TextLink href={href}>{text}</TextLink>
        </span>
      ))}
    </p>
  );
}
