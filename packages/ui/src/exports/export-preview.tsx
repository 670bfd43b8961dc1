import { type ContactColumn, type ExportPreview as Preview, formatNumber, getColumnHeader } from "@rotunda/core";
import * as styles from "./export-dialog.css.ts";

/** The first rows of a spreadsheet, with the chosen columns. */
export function RowsPreview({ preview, columns }: { preview: Preview; columns: readonly ContactColumn[] }) {
  const { rows, count } = preview;
  if (rows.length === 0 || columns.length === 0) return null;
  return (
    <div>
      <Head shown={rows.length} count={count} />
      {/* Scrolls sideways, so it must be focusable. */}
      <div className={styles.sideways} role="region" aria-label="Preview" tabIndex={0}>
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

/** The texts of the first labels. */
export function LabelsPreview({ first, printed }: NonNullable<Preview["labels"]>) {
  if (first.length === 0) return null;
  return (
    <div>
      <Head shown={first.length} count={printed} />
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

function Head({ shown, count }: { shown: number; count: number }) {
  return (
    <p className={styles.previewHead}>
      <b className={styles.label}>Preview</b>{" "}
      {shown < count ? `first ${formatNumber(shown)} of ${formatNumber(count)}` : `all ${formatNumber(count)}`}
    </p>
  );
}
