import { describeRating, type PersonProfile } from "@rotunda/core";
import { VisuallyHidden } from "../../primitives/live-region/live-region.tsx";
import { onScreen } from "../../theme/print.css.ts";
import { type } from "../../theme/layout.css.ts";
import { HeadRow } from "../head-row.tsx";
import * as tables from "../../primitives/data-table/table.css.ts";
import * as styles from "./panels.css.ts";

export function RatingsPanel({ ratings }: { ratings: PersonProfile["sigRatings"] }) {
  return (
    <table className={tables.table}>
      <caption className={tables.caption}>
        Percent agreement with each group’s scored votes.<span className={onScreen}> The tick marks 50%.</span>
      </caption>
      <thead className={tables.foldingHead}>
        <HeadRow
          columns={[
            ["Group", tables.head],
            ["Years", tables.head],
            ["Rating", tables.numberHead],
            [<VisuallyHidden key="bar">Rating as a bar</VisuallyHidden>, styles.barHead],
          ]}
        />
      </thead>
      <tbody className={tables.body}>
        {ratings.map(({ name, rating, timespan }) => (
          <tr key={`${name} ${timespan}`} className={styles.ratingRow}>
            <th scope="row" className={styles.ratingName}>
              {name}
            </th>
            <td className={styles.ratingYears}>{timespan}</td>
            <td className={styles.rating}>{describeRating(rating)}</td>
            <td className={styles.barCell}>
              <Bar rating={rating} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Bar({ rating }: { rating: string }) {
  const percent = Number(rating);
  if (rating.trim() === "" || Number.isNaN(percent)) return <span className={type.meta}>letter grade</span>;
  return (
    <span className={styles.scale} aria-hidden="true">
      <span className={styles.ratingBar} style={{ inlineSize: `${Math.min(100, Math.max(0, percent))}%` }} />
    </span>
  );
}
