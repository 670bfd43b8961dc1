import data from "./organization-columns.json" with { type: "json" };
import type { Row } from "./imported-rows.ts";

/** File names without extension. */
export type TableName = keyof typeof data;
export type ColumnName<T extends TableName> = { [N in TableName]: keyof (typeof data)[N]["columns"] }[T] & string;

export type CellKind =
  | { kind: "id" | "number" | "yesno" | "date" | "email" | "url" | "phone" | "handle" | "state" | "html" }
  | { kind: "text" | "place" | "list"; most: number }
  /** One or several entries of a list in organization-lists.ts. */
  | { kind: "choice" | "choices"; list: string };

export type Column<T extends TableName = TableName> = CellKind & {
  name: ColumnName<T>;
  about: string;
  example: string;
  isRequired?: true;
  /** The profile fact in this cell, unless it needs several cells. */
  fact?: keyof Row<"profiles">;
};

export interface FileTable<T extends TableName = TableName> {
  name: T;
  unit: string;
  about: string;
  columns: readonly Column<T>[];
}

function tableOf<T extends TableName>(name: T): FileTable<T> {
  const { unit, about, columns } = data[name];
  return {
    name,
    unit,
    about,
    columns: Object.entries(columns).map(([column, rest]) => ({ example: "", ...rest, name: column }) as Column<T>),
  };
}

export const PEOPLE = tableOf("people");

/** Later files refer to earlier ones. */
export const TABLES: readonly FileTable[] = [
  PEOPLE,
  tableOf("agencies"),
  tableOf("caucuses"),
  tableOf("caucus-members"),
  tableOf("staffers"),
  tableOf("narratives"),
];
