import type { PersonProfile } from "@rotunda/core";
import { Check, type IconComponent, Minus, X } from "../../primitives/icon/icon.tsx";
import { VisuallyHidden } from "../../primitives/live-region/live-region.tsx";
import { HeadRow } from "../head-row.tsx";
import * as tables from "../table.css.ts";
import * as styles from "./panels.css.ts";

export function KeyVotes({ votes }: { votes: PersonProfile["keyVotes"] }) {
  return (
    <table className={tables.table}>
      <caption>
        <VisuallyHidden>Key votes</VisuallyHidden>
      </caption>
      <thead className={tables.foldingHead}>
        <HeadRow
          columns={[
            ["Bill", styles.billHead],
            ["Name", tables.head],
            ["Vote", styles.voteHead],
          ]}
        />
      </thead>
      <tbody className={tables.body}>
        {votes.map(({ billNumber, name, vote }) => (
          <tr key={`${billNumber} ${name}`} className={styles.votesRow}>
            <th scope="row" className={styles.bill}>
              {billNumber}
            </th>
            <td className={styles.votesName}>{name}</td>
            <td className={styles.vote}>
              <Vote vote={vote} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Vote({ vote }: { vote: string }) {
  const { tone, Shape } = chooseMark(vote);
  return (
    <span className={styles.marks[tone]}>
      <Shape size="small" />
      {vote}
    </span>
  );
}

function chooseMark(vote: string): { tone: keyof typeof styles.marks; Shape: IconComponent } {
  if (/^(yea|yes|aye|for)\b/i.test(vote)) return { tone: "yea", Shape: Check };
  if (/^(nay|no|against)\b(?! vot)/i.test(vote)) return { tone: "nay", Shape: X };
  return { tone: "none", Shape: Minus };
}
