import type { ReactNode } from "react";

export interface HeadRowProps {
  /** The title and class of each column. */
  columns: readonly (readonly [title: ReactNode, className: string])[];
  className?: string;
}

/** The heads of a table's columns. */
export function HeadRow({ columns, className }: HeadRowProps) {
  return (
    <tr className={className}>
      {columns.map(([title, look], at) => (
        <th key={at} scope="col" className={look}>
          {title}
        </th>
      ))}
    </tr>
  );
}
