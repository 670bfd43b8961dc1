import { type ComparedRow, type ComparedSection, describeAll, listAnswers, type PersonProfile } from "@rotunda/core";
import { Headshot } from "../primitives/headshot/headshot.tsx";
import { PartyPill } from "../primitives/party-pill/party-pill.tsx";
import { RecordLink, TextButton } from "../primitives/text-link/text-link.tsx";
import { visuallyHidden, type } from "../theme/layout.css.ts";
import * as styles from "./compare.css.ts";

type ComparedColumn = Pick<PersonProfile, "id" | "preferredNameDisplay" | "headshot" | "politicalParty">;

export interface ComparisonTableProps {
  people: readonly ComparedColumn[];
  sections: readonly ComparedSection[];
  onRemove: (id: number) => void;
}

/** The number of columns that fit a tablet. */
const FEW_MAX = 3;

/**
 * People in columns and facts in rows; on narrow screens each text is listed with the names of the people who have it.
 */
export function ComparisonTable({ people, sections, onRemove }: ComparisonTableProps) {
  return (
    <div className={people.length > FEW_MAX ? styles.container : styles.containerOfFew}>
      <table className={styles.table}>
        <caption className={visuallyHidden}>People side by side</caption>
        <thead className={styles.people}>
          <tr className={styles.tableLine}>
            <td className={styles.corner}>
              <span className={visuallyHidden}>Facts</span>
            </td>
            {people.map((person) => (
              <th key={person.id} className={styles.person} scope="col">
                <div className={styles.identity}>
                  <Headshot name={person.preferredNameDisplay} src={person.headshot} />
                  <div className={styles.tableWho}>
                    <span className={styles.tableName} dir="auto">
                      <RecordLink look="name" record={{ ...person, recordType: "profile" }} />
                    </span>
                    <PartyPill party={person.politicalParty} />
                    <TextButton onClick={() => onRemove(person.id)}>
                      Remove<span className={visuallyHidden}> {person.preferredNameDisplay}</span>
                    </TextButton>
                  </div>
                </div>
              </th>
            ))}
          </tr>
        </thead>
        {sections.map(({ title, note, rows }) => (
          <tbody key={title} className={styles.section}>
            <tr className={styles.titleLine}>
              <th className={styles.title} colSpan={people.length + 1} scope="rowgroup">
                {title}
                {note !== "" && <span className={styles.note}>{note}</span>}
              </th>
            </tr>
            {rows.map((row) => (
              <Row key={row.label} row={row} people={people} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function Row({ row, people }: { row: ComparedRow; people: readonly ComparedColumn[] }) {
  const { label, cells, isShared, isNotable, odd } = row;
  const names = people.map(({ preferredNameDisplay }) => preferredNameDisplay);
  return (
    <tr className={styles.tableLine}>
      <th className={styles.label} scope="row">
        {label}
        {isNotable && (
          <span className={styles.notable}>
            <span aria-hidden>≠</span>
            <span className={visuallyHidden}>, they differ</span>
          </span>
        )}
      </th>
      {isShared ? (
        <td className={styles.cell} colSpan={people.length}>
          <span className={styles.all}>{describeAll(people.length)}</span> {cells[0]}
        </td>
      ) : (
        <>
          {people.map(({ id }, index) => (
            <td key={id} className={index === odd ? styles.odd : styles.column}>
              {cells[index] || <span className={type.faint}>–</span>}
              {index === odd && <span className={visuallyHidden}>, unlike the others</span>}
            </td>
          ))}
          <td className={styles.answers}>
            {listAnswers({ cells }, names).map((answer) => (
              <span key={answer.text} className={styles.answer}>
                {answer.text}
                {people.length > 1 && (
                  <>
                    : <span className={type.muted}>{answer.names}</span>
                  </>
                )}
              </span>
            ))}
          </td>
        </>
      )}
    </tr>
  );
}
