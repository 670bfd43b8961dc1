import {
  CONTACT_COLUMNS,
  type ContactColumn,
  formatNumber,
  getColumnHeader,
  MAIL_MERGE_COLUMNS,
  moveColumn,
  STANDARD_COLUMNS,
  toggleColumn,
  describeCount,
  type ExportPreview as Preview,
} from "@rotunda/core";
import { useLayoutEffect, useRef } from "react";
import { Checkbox } from "../primitives/checkbox/checkbox.tsx";
import { useOverflows } from "../primitives/dialog/dialog-behavior.ts";
import { IconButton } from "../primitives/icon-button/icon-button.tsx";
import { ArrowDown, ArrowUp } from "../primitives/icon/icon.tsx";
import { announce } from "../primitives/live-region/live-region.tsx";
import { TextButton } from "../primitives/text-link/text-link.tsx";
import { type, inline } from "../theme/layout.css.ts";
import * as styles from "./exports.css.ts";

export interface ColumnChooserProps {
  columns: readonly ContactColumn[];
  onChange: (columns: readonly ContactColumn[]) => void;
}

/** The columns of a spreadsheet: first the chosen ones, with buttons to reorder them, then the others. */
export function ColumnChooser({ columns, onChange }: ColumnChooserProps) {
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef("");
  // A button loses the focus when its line moves.
  useLayoutEffect(() => {
    const [column, by] = pressed.current.split(" ");
    pressed.current = "";
    if (column) list.current?.querySelector<HTMLElement>(`[data-column=${column}] button[data-by="${by}"]`)?.focus();
  }, [columns]);

  const others = CONTACT_COLUMNS.filter((column) => !columns.includes(column));
  const move = (column: ContactColumn, by: -1 | 1) => {
    const moved = moveColumn(columns, column, by);
    pressed.current = `${column} ${by}`;
    onChange(moved);
    announce(`${getColumnHeader(column)}: ${moved.indexOf(column) + 1} of ${moved.length}`);
  };
  const renderMoveButton = (column: ContactColumn, by: -1 | 1, isLast: boolean) => (
    <IconButton
      data-by={by}
      label={`Move ${getColumnHeader(column)} ${by < 0 ? "up" : "down"}`}
      tooltip={false}
      isUnavailable={isLast}
      onClick={() => move(column, by)}
    >
      {by < 0 ? <ArrowUp size="small" /> : <ArrowDown size="small" />}
    </IconButton>
  );
  return (
    <div role="group" aria-label="Columns">
      <div className={styles.head}>
        <b className={type.label}>Columns</b>
        <span className={type.tally}>
          {formatNumber(columns.length)} of {CONTACT_COLUMNS.length}, in this order. Kept for next time.
        </span>
      </div>
      <div className={inline.row4}>
        <TextButton onClick={() => onChange(STANDARD_COLUMNS)}>Standard</TextButton>
        <TextButton onClick={() => onChange(MAIL_MERGE_COLUMNS)}>Mail merge</TextButton>
        <TextButton onClick={() => onChange([])}>None</TextButton>
      </div>
      <ul ref={list} className={styles.list}>
        {[...columns, ...others].map((column) => {
          const at = columns.indexOf(column);
          return (
            <li key={column} className={styles.columnLine} data-column={column}>
              <Checkbox
                label={getColumnHeader(column)}
                isChecked={at >= 0}
                onChange={() => onChange(toggleColumn(columns, column))}
              />
              {at >= 0 && (
                <span className={styles.movers}>
                  {renderMoveButton(column, -1, at === 0)}
                  {renderMoveButton(column, 1, at === columns.length - 1)}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

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
      <b className={type.label}>Preview</b>{" "}
      {shown < count ? `first ${formatNumber(shown)} of ${formatNumber(count)}` : `all ${formatNumber(count)}`}
      {note}
    </p>
  );
}
