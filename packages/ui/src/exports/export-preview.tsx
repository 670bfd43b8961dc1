import {
  type ContactColumn,
  describeCount,
  type ExportPreview as Preview,
  formatNumber,
  getColumnHeader,
} from "@rotunda/core";
import { useOverflows } from "../primitives/dialog/use-overflows.ts";
import * as styles from "./exports.css.ts";

export function RowsPreview({ preview, columns }: { preview: Preview; columns: readonly ContactColumn[] }) {
  const { rows, count } = preview;
  const [setBox, overflows] = useOverflows();
  if (rows.length === 0 || columns.length === 0) return null;
  return (
    <div>
      <Head shown={rows.length} count={count} />
      {/* Must be focusable for keyboard scrolling. */}
      <div
        ref={setBox}
        className={styles.sideways}
        aria-label={overflows ? "Preview" : undefined}
        role={overflows ? "group" : undefined}
        tabIndex={overflows ? 0 : undefined}
      >
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} className={styles.heading} scope="col">
                  {getColumnHeader(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.profile_url}>
                {columns.map((column) => (
                  <td key={column} className={styles.cell} dir="auto">
                    {row[column]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** The texts of the first labels; `sheets` is the number of sheets they need. */
export function LabelsPreview({ first, printed, sheets }: NonNullable<Preview["labels"]> & { sheets: number }) {
  if (first.length === 0) return null;
  return (
    <div>
      <Head shown={first.length} count={printed} note={`, on ${describeCount(sheets, "sheet")}`} />
      <ul className={styles.labels}>
        {first.map((lines) => (
          <li key={lines.join("\n")} className={styles.paper}>
            {lines.map((line) => (
              <p key={line} dir="auto">
                {line}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Head({ shown, count, note = "" }: { shown: number; count: number; note?: string }) {
  return (
    <p className={styles.previewHead}>
      <b className={styles.columnLabel}>Preview</b>{" "}
      {shown < count ? `first ${formatNumber(shown)} of ${formatNumber(count)}` : `all ${formatNumber(count)}`}
      {note}
    </p>
  );
}
