import { visuallyHidden } from "../../theme/layout.css.ts";
import * as styles from "./party-pill.css.ts";

export interface PartyPillProps {
  /** The party's name as the record has it. */
  party: string;
  /** `boxed` is beside a profile's name; `letter` only in narrow tables, the word stays for screen readers. */
  look?: "plain" | "boxed" | "letter";
}

/** The hue only repeats what letter and word already say. */
export function partyHue(party: string): keyof typeof styles.letter {
  if (/^republican/i.test(party)) return "republican";
  if (/^democrat/i.test(party)) return "democrat";
  return /^independent/i.test(party) ? "independent" : "other";
}

export function PartyPill({ party, look = "plain" }: PartyPillProps) {
  const name = party.trim();
  if (!name) return null;
  const hue = partyHue(name);
  return (
    <span className={look === "boxed" ? `${styles.pill[hue]} ${styles.box[hue]}` : styles.pill[hue]}>
      <span aria-hidden className={styles.letter[hue]}>
        {name.charAt(0).toUpperCase()}
      </span>
      <span className={look === "letter" ? visuallyHidden : undefined}>{name}</span>
    </span>
  );
}
