import type { ReactNode } from "react";

export interface HeadRowProps {
  columns: readonly (readonly [title: ReactNode, className: string])[];
  className?: string;
}

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
