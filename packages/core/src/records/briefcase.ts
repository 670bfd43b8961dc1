import type { BriefcaseWire, FolderWire } from "../wire/briefcase.ts";
import type { Camelized } from "../kernel/camelize.ts";

/** A folder of a web user's Briefcase. Items are in the order they were added. */
export interface Folder extends Camelized<FolderWire> {}
export type FolderItem = Folder["items"][number];
export type LiveSearch = NonNullable<Folder["live"]>;

/** The folders, and one card per distinct item in them. */
export interface Briefcase extends Camelized<BriefcaseWire> {}
