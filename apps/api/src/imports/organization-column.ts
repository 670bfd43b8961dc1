/** How a cell is read. */
export type CellKind =
  | { kind: "id" | "number" | "yesno" | "date" | "email" | "url" | "phone" | "handle" | "state" | "html" }
  | { kind: "text" | "place" | "list"; most: number }
  /** One entry, or several, of a list of organization-lists.ts. */
  | { kind: "choice" | "choices"; list: string };

export type Column = CellKind & {
  name: string;
  /** One sentence for whoever fills it in. */
  about: string;
  /** What the template's example row has; empty: nothing. */
  example: string;
  isRequired?: true;
  /** The fact of a record it is, as the change log names it; none where it takes more than a cell to tell. */
  fact?: string;
};

export interface FileTable {
  /** Name of the file without its ending. */
  name: "people" | "agencies" | "staffers" | "narratives";
  /** What the numbers of a run count. */
  unit: string;
  about: string;
  columns: readonly Column[];
}

/** The longest a name, and a line, may be. */
export const NAME = 120;
export const LINE = 300;

export const OWN_ID = {
  kind: "id",
  name: "id",
  isRequired: true,
  about: "Your own key of the record: letters, digits and . _ : @ - without spaces. It must never change.",
} as const;

export const MODULES = {
  kind: "choices",
  list: "subscription_modules",
  name: "modules",
  fact: "subscription_modules",
} as const;

export const FORMER = {
  kind: "yesno",
  name: "former",
  fact: "is_former",
  about: "yes for someone who has left.",
  example: "",
} as const;
