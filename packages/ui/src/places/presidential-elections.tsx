import { describeLead, type ElectionResult, listElectionRows, sortElections } from "@rotunda/core";
import { ShareBar } from "../primitives/chart/share-bar.tsx";
import { Disclosure } from "../primitives/disclosure/disclosure.tsx";
import { partyHue } from "../primitives/party-pill/party-pill.tsx";
import { VisuallyHidden } from "../primitives/live-region/live-region.tsx";
import { onScreen } from "../theme/print.css.ts";
import * as tables from "../profiles/table.css.ts";
import { ElectionResults } from "./election-results.tsx";
import * as styles from "./elections.css.ts";

/** A state's presidential votes by year, and below the candidates: the latest election open, earlier ones collapsed. */
export function PresidentialElections({ results }: { results: ElectionResult[] }) {
  const sorted = sortElections(results);
  return (
    <>
      <table className={styles.presidentTable}>
        <caption className={tables.caption}>
          Share of the vote.<span className={onScreen}> The tick marks 50%.</span>
        </caption>
        <thead className={styles.part}>
          <tr className={styles.headRow}>
            <th scope="col" className={styles.yearHead}>
              Year
            </th>
            <th scope="col" className={styles.presidentShareHead}>
              Republican
            </th>
            <th scope="col" className={styles.presidentShareHead}>
              Democrat
            </th>
            <th scope="col" className={styles.presidentShareHead}>
              Lead
            </th>
            <th scope="col" className={styles.barHead}>
              <VisuallyHidden>Shares as a bar</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody className={styles.part}>
          {sorted.map((result) => (
            <Year key={result.year} result={result} />
          ))}
        </tbody>
      </table>
      <h3 className={styles.subhead}>Candidates</h3>
      <ElectionResults results={sorted.slice(0, 1)} hasOffices={false} />
      {sorted.length > 1 && (
        <Disclosure title={`Earlier elections, ${formatYears(sorted.slice(1))}`}>
          <ElectionResults results={sorted.slice(1)} hasOffices={false} />
        </Disclosure>
      )}
    </>
  );
}

function Year({ result }: { result: ElectionResult }) {
  const rows = listElectionRows(result);
  const shareOf = (hue: string) => rows.find(({ party }) => partyHue(party) === hue)?.percentText ?? "";
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.year}>
        {result.year}
      </th>
      <td className={styles.share}>{shareOf("republican")}</td>
      <td className={styles.share}>{shareOf("democrat")}</td>
      <td className={styles.lead}>{describeLead(result) || <VisuallyHidden>None</VisuallyHidden>}</td>
      <td className={styles.barCell}>
        <ShareBar
          size="row"
          shares={inOrder(rows).map(({ name, party, percent }) => ({
            label: name,
            value: percent ?? 0,
            hue: partyHue(party),
          }))}
        />
      </td>
    </tr>
  );
}

/** Formats "2012–2020", or a single year. */
function formatYears(results: ElectionResult[]) {
  const years = results.map(({ year }) => year);
  const [last, first] = [Math.max(...years), Math.min(...years)];
  return first === last ? String(last) : `${first}–${last}`;
}

/** Puts Republicans first and Democrats last in all years, the others between. */
function inOrder(rows: ReturnType<typeof listElectionRows>) {
  const place = { republican: 0, independent: 1, other: 1, democrat: 2 } as const;
  return rows.toSorted((a, b) => place[partyHue(a.party)] - place[partyHue(b.party)]);
}
