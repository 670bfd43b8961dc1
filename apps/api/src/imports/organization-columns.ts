import data from "./organization-columns.json" with { type: "json" };

/** File names without extension. */
export type TableName = keyof typeof data;
export type ColumnName<T extends TableName> = { [N in TableName]: keyof (typeof data)[N]["columns"] }[T] & string;

export type CellKind =
  | { kind: "id" | "number" | "yesno" | "date" | "email" | "url" | "phone" | "handle" | "state" | "html" }
  | { kind: "text" | "place" | "list"; maxLength: number }
  /** One or several entries of a list in organization-cells.ts. */
  | { kind: "choice" | "choices"; list: string };

export type Column<T extends TableName = TableName> = CellKind & {
  name: ColumnName<T>;
  example: string;
  isRequired?: true;
  /** The database column that the cell fills, unless it takes several cells. */
  fact?: string;
};

export interface FileTable<T extends TableName = TableName> {
  name: T;
  unit: string;
  columns: readonly Column<T>[];
}

export function findTable<T extends TableName>(name: T): FileTable<T> {
  const { unit, columns } = data[name];
  return {
    name,
    unit,
    columns: Object.entries(columns).map(([column, rest]) => ({ example: "", ...rest, name: column }) as Column<T>),
  };
}

/** Later files refer to earlier ones. */
export const TABLES: readonly FileTable[] = (Object.keys(data) as TableName[]).map(findTable);
