import { describeElection, type ElectionResult, listElectionRows, sortElections } from "@rotunda/core";
import { MeasuredValue } from "../primitives/chart/measured-value.tsx";
import { Check } from "../primitives/icon/icon.tsx";
import { PartyPill } from "../primitives/party-pill/party-pill.tsx";
import { RecordLink } from "../primitives/text-link/text-link.tsx";
import { VisuallyHidden } from "../primitives/live-region/live-region.tsx";
import * as tables from "../profiles/table.css.ts";
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
        <tr>
          <th scope="col" className={tables.head}>
            Candidate
          </th>
          <th scope="col" className={tables.numberHead}>
            Votes
          </th>
          <th scope="col" className={styles.resultsShareHead}>
            Share
          </th>
        </tr>
      </thead>
      <tbody>
        {listElectionRows(result).map(({ name, party, votesText, percent, percentText, isWinner, profileId }) => (
          <tr key={`${name} ${party}`}>
            <th scope="row" className={styles.candidate}>
              <span className={styles.resultsLine}>
                <PartyPill party={party} look="letter" />
                <span data-winner={isWinner || undefined} className={styles.name}>
                  {profileId === null ? (
                    name
                  ) : (
                    <RecordLink
                      look="name"
                      record={{ id: profileId, recordType: "profile", preferredNameDisplay: name }}
                    />
                  )}
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
