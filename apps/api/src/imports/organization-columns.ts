import data from "./organization-columns.json" with { type: "json" };
import type { Row } from "./imported-rows.ts";

/** The files of an organisation's own, by their names without the ending. */
export type TableName = keyof typeof data;
export type ColumnName<T extends TableName> = { [N in TableName]: keyof (typeof data)[N]["columns"] }[T] & string;

/** How a cell is read. */
export type CellKind =
  | { kind: "id" | "number" | "yesno" | "date" | "email" | "url" | "phone" | "handle" | "state" | "html" }
  | { kind: "text" | "place" | "list"; most: number }
  /** One entry, or several, of a list of organization-lists.ts. */
  | { kind: "choice" | "choices"; list: string };

export type Column<T extends TableName = TableName> = CellKind & {
  name: ColumnName<T>;
  /** One sentence for whoever fills it in. */
  about: string;
  /** The cell of the template's example row. */
  example: string;
  isRequired?: true;
  /** The profile's fact that it holds, as the change log names it; none where it takes more than one cell. */
  fact?: keyof Row<"profiles">;
};

export interface FileTable<T extends TableName = TableName> {
  name: T;
  /** What the numbers of a run count. */
  unit: string;
  about: string;
  columns: readonly Column<T>[];
}

/** They are read, written as a template and documented from these. */
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

/** In the order in which they refer to each other. */
export const TABLES: readonly FileTable[] = [PEOPLE, tableOf("agencies"), tableOf("staffers"), tableOf("narratives")];
