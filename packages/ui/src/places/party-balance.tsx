import { describeCount, type PartyCount } from "@rotunda/core";
import { ShareBar } from "../primitives/chart/share-bar.tsx";
import { PartyPill, partyHue } from "../primitives/party-pill/party-pill.tsx";
import * as styles from "./people.css.ts";

/** The seats of a chamber by party, as a bar and in text. The tick marks half of all seats. */
export function PartyBalance({ counts }: { counts: PartyCount[] }) {
  return (
    <div className={styles.balance}>
      <ShareBar
        shares={counts.map(({ party, count }) => ({
          label: party ?? "",
          value: count,
          hue: party === null ? "vacant" : partyHue(party),
        }))}
      />
      <ul className={styles.legend} aria-label="Seats by party">
        {counts.map(({ party, count }) => (
          <li key={party ?? ""} className={styles.entry}>
            {party === null ? (
              <span>{describeCount(count, "vacant seat")}</span>
            ) : (
              <>
                <strong>{count}</strong> <PartyPill party={party} />
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
