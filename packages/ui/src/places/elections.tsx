import { describeElection, type ElectionResult, listElectionRows, sortElections, describeLead } from "@rotunda/core";
import { MeasuredValue, ShareBar } from "../primitives/chart/bars.tsx";
import { Disclosure } from "../primitives/disclosure/disclosure.tsx";
import { Check } from "../primitives/icon/icon.tsx";
import { VisuallyHidden } from "../primitives/live-region/live-region.tsx";
import { PartyPill, choosePartyHue } from "../primitives/party-pill/party-pill.tsx";
import { NamedLink } from "../primitives/text-link/text-link.tsx";
import { onScreen } from "../theme/print.css.ts";
import { HeadRow } from "../profiles/head-row.tsx";
import * as tables from "../primitives/data-table/table.css.ts";
import * as styles from "./elections.css.ts";

/** Elections, newest first, each as a table of candidates. The bar repeats the share. */
export function ElectionResults({ results, hasOffices = true }: { results: ElectionResult[]; hasOffices?: boolean }) {
  return (
    <ul className={styles.elections}>
      {sortElections(results).map((result, index) => (
        // A special election may repeat year and office.
        <li key={`${result.year} ${result.office} ${index}`} className={styles.election}>
          <h3 className={styles.title}>{hasOffices ? `${result.year} ${result.office}` : result.year}</h3>
          <p className={styles.outcome}>{describeElection(result)}</p>
          <Candidates result={result} />
        </li>
      ))}
    </ul>
  );
}

function Candidates({ result }: { result: ElectionResult }) {
  return (
    <table className={styles.resultsTable}>
      <caption>
        <VisuallyHidden>
          Candidates, {result.year} {result.office}
        </VisuallyHidden>
      </caption>
      <thead>
        <HeadRow
          columns={[
            ["Candidate", tables.head],
            ["Votes", styles.votesHead],
            ["Share", styles.resultsShareHead],
          ]}
        />
      </thead>
      <tbody>
        {listElectionRows(result).map(({ name, party, votesText, percent, percentText, isWinner, profileId }) => (
          <tr key={`${name} ${party}`}>
            <th scope="row" className={styles.candidate}>
              <span className={styles.resultsLine}>
                <PartyPill party={party} look="letter" />
                <span data-winner={isWinner || undefined} className={styles.name}>
                  {profileId === null ? name : <NamedLink look="name" kind="profile" id={profileId} name={name} />}
                </span>
                {isWinner && (
                  <span className={styles.won}>
                    <Check size="small" />
                    Won
                  </span>
                )}
              </span>
            </th>
            <td className={styles.votes}>{votesText}</td>
            <td className={styles.shareCell}>
              <MeasuredValue text={percentText} at={percent === null ? null : percent / 100} width={WIDTH} hasTrack />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The width in characters of "100.0%". */
const WIDTH = 6;

/** A state's presidential votes by year, and below the candidates: the latest election open, earlier ones collapsed. */
export function PresidentialElections({ results }: { results: ElectionResult[] }) {
  const sorted = sortElections(results);
  return (
    <>
      <table className={tables.table}>
        <caption className={tables.caption}>
          Share of the vote.<span className={onScreen}> The tick marks 50%.</span>
        </caption>
        <thead className={tables.body}>
          <HeadRow
            className={styles.headRow}
            columns={[
              ["Year", styles.yearHead],
              ["Republican", styles.presidentShareHead],
              ["Democrat", styles.presidentShareHead],
              ["Lead", styles.presidentShareHead],
              [<VisuallyHidden key="bar">Shares as a bar</VisuallyHidden>, styles.barHead],
            ]}
          />
        </thead>
        <tbody className={tables.body}>
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
  const findShare = (hue: string) => rows.find(({ party }) => choosePartyHue(party) === hue)?.percentText ?? "";
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.year}>
        {result.year}
      </th>
      <td className={styles.share}>{findShare("republican")}</td>
      <td className={styles.share}>{findShare("democrat")}</td>
      <td className={styles.lead}>{describeLead(result) || <VisuallyHidden>None</VisuallyHidden>}</td>
      <td className={styles.barCell}>
        <ShareBar
          size="row"
          shares={sortByParty(rows).map(({ name, party, percent }) => ({
            label: name,
            value: percent ?? 0,
            hue: choosePartyHue(party),
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
function sortByParty(rows: ReturnType<typeof listElectionRows>) {
  const place = { republican: 0, independent: 1, other: 1, democrat: 2 } as const;
  return rows.toSorted((a, b) => place[choosePartyHue(a.party)] - place[choosePartyHue(b.party)]);
}
