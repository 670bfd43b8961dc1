import { buildRecordHref, describeYears, HISTORY_LINES_SHOWN, type SeatHolder } from "@rotunda/core";
import { PartyPill } from "../../primitives/party-pill/party-pill.tsx";
import { target } from "../../theme/layout.css.ts";
import { FoldedLines } from "../folded-lines.tsx";
import { NoInformation } from "./text-panel.tsx";
import * as styles from "./panels.css.ts";

/** Everyone who held the seat, newest first; earlier holders are folded. */
export function SeatPanel({ holders }: { holders: readonly SeatHolder[] }) {
  if (holders.length === 0) return <NoInformation />;
  const earlier = holders.slice(HISTORY_LINES_SHOWN);
  return (
    <div className={target}>
      <ul>
        {holders.slice(0, HISTORY_LINES_SHOWN).map((holder) => (
          <li key={`${holder.id} ${holder.start}`} className={styles.seatLine}>
            <Holder holder={holder} />
          </li>
        ))}
      </ul>
      {earlier.length > 0 && (
        <FoldedLines
          summary={`${earlier.length} earlier`}
          lines={earlier.map((holder) => (
            <div key={`${holder.id} ${holder.start}`} className={styles.earlier}>
              <Holder holder={holder} />
            </div>
          ))}
        />
      )}
    </div>
  );
}

function Holder({ holder: { id, name, party, ...years } }: { holder: SeatHolder }) {
  return (
    <>
      <a className={styles.seatName} href={buildRecordHref({ id, recordType: "profile", preferredNameDisplay: name })}>
        {name}
      </a>
      <PartyPill party={party} />
      <span className={styles.seatYears}>{describeYears(years)}</span>
    </>
  );
}
