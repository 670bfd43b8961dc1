import data from "./organization-columns.json" with { type: "json" };
import type { Row } from "./imported-rows.ts";

/** The files of an organisation, without the extension. */
export type TableName = keyof typeof data;
export type ColumnName<T extends TableName> = { [N in TableName]: keyof (typeof data)[N]["columns"] }[T] & string;

export type CellKind =
  | { kind: "id" | "number" | "yesno" | "date" | "email" | "url" | "phone" | "handle" | "state" | "html" }
  | { kind: "text" | "place" | "list"; most: number }
  /** One entry, or several, of a list of organization-lists.ts. */
  | { kind: "choice" | "choices"; list: string };

export type Column<T extends TableName = TableName> = CellKind & {
  name: ColumnName<T>;
  /** One sentence of documentation. */
  about: string;
  /** The cell of the template's example row. */
  example: string;
  isRequired?: true;
  /** The profile's fact that the cell holds; none where it needs several cells. */
  fact?: keyof Row<"profiles">;
};

export interface FileTable<T extends TableName = TableName> {
  name: T;
  /** The unit of a run's numbers. */
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
export const TABLES: readonly FileTable[] = [PEOPLE, tableOf("agencies"), tableOf("staffers"), tableOf("narratives")];
