import { visuallyHidden } from "../../theme/layout.css.ts";
import * as styles from "./party-pill.css.ts";

export interface PartyPillProps {
  party: string;
  /** `boxed` beside a profile's name; `letter` in narrow tables, with the name for screen readers. */
  look?: "plain" | "boxed" | "letter";
}

/** Returns the hue, which only repeats the party's letter and name. */
export function choosePartyHue(party: string): keyof typeof styles.letter {
  if (/^republican/i.test(party)) return "republican";
  if (/^(democrat|dfl\b)/i.test(party)) return "democrat";
  return /^independent/i.test(party) ? "independent" : "other";
}

export function PartyPill({ party, look = "plain" }: PartyPillProps) {
  const name = party.trim();
  if (!name) return null;
  const hue = choosePartyHue(name);
  return (
    <span className={look === "boxed" ? `${styles.pill[hue]} ${styles.box[hue]}` : styles.pill[hue]}>
      <span aria-hidden className={styles.letter[hue]}>
        {name.charAt(0).toUpperCase()}
      </span>
      <span className={look === "letter" ? visuallyHidden : undefined}>{name}</span>
    </span>
  );
}
