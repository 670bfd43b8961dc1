import Type from "typebox";
import { SavedSearchWire } from "./saved-searches.ts";
import { SearchItemWire } from "./search.ts";
import { nullable } from "./shapes.ts";

export const FolderWire = Type.Object({
  id: Type.Integer(),
  is_default: Type.Boolean(),
  name: Type.String(),
  items: Type.Array(Type.Object({ briefcase_item_id: Type.String() })),
  dossier_url: Type.String(),
  /** The saved search whose results it holds; null for ordinary folders. */
  live: nullable(
    Type.Interface(
      [Type.Pick(SavedSearchWire, ["id", "name", "scope", "search"])],
      { total: Type.Integer() },
      {
        description: "The saved search that a live folder follows",
      },
    ),
  ),
  followed: Type.String({ description: "The name of the saved search that it followed, which no longer exists" }),
});
export type FolderWire = Type.Static<typeof FolderWire>;

export const BriefcaseWire = Type.Object({
  folders: Type.Array(FolderWire),
  items: Type.Array(SearchItemWire),
});
export type BriefcaseWire = Type.Static<typeof BriefcaseWire>;

/** One toggle, or a list of which all or none are made. */
export const ToggleWire = Type.Union([
  Type.Object({
    briefcase_item_ids: Type.Array(Type.String(), { maxItems: 500 }),
    action: Type.Union([Type.Literal("add"), Type.Literal("remove"), Type.Literal("move")]),
    folder_id: Type.Optional(Type.Integer()),
    dest_folder_id: Type.Optional(Type.Integer()),
    order: Type.Optional(
      Type.Array(Type.String(), {
        maxItems: 500,
        description: "For add: the items the folder had, to put removed ones back in their places",
      }),
    ),
  }),
  Type.Array(
    Type.Object({
      briefcase_item_id: Type.String(),
      action: Type.Union([Type.Literal("ADD"), Type.Literal("REMOVE")]),
      folder_id: Type.Integer(),
    }),
    { maxItems: 500 },
  ),
]);
export type ToggleWire = Type.Static<typeof ToggleWire>;

export const ToggledWire = Type.Object({ success: Type.Boolean() });
export type ToggledWire = Type.Static<typeof ToggledWire>;

export const AddFolderWire = Type.Object({ folder_name: Type.String() });
export type AddFolderWire = Type.Static<typeof AddFolderWire>;

export const AddedFolderWire = Type.Object({
  folder_id: Type.Integer(),
  dossier_url: Type.String(),
  detail: Type.String(),
});
export type AddedFolderWire = Type.Static<typeof AddedFolderWire>;

export const AddLiveFolderWire = Type.Object({ saved_search_id: Type.Integer({ minimum: 0, maximum: 2 ** 31 - 1 }) });
export type AddLiveFolderWire = Type.Static<typeof AddLiveFolderWire>;

export const KeepFolderWire = Type.Object({ folder_id: Type.Integer({ minimum: 0, maximum: 2 ** 31 - 1 }) });
export type KeepFolderWire = Type.Static<typeof KeepFolderWire>;

export const DeleteFolderWire = Type.Object({ folder_id: Type.Integer() });
export type DeleteFolderWire = Type.Static<typeof DeleteFolderWire>;

/** Deleted only if the status code is 200. */
export const DeletedFolderWire = Type.Object({ status_code: Type.Integer() });
export type DeletedFolderWire = Type.Static<typeof DeletedFolderWire>;

/** Query parameters in addition to the search's. */
export const AddAllQueryWire = Type.Object({ doc_type: Type.String(), folder_id: Type.Integer() });
export type AddAllQueryWire = Type.Static<typeof AddAllQueryWire>;

/** Failures may have any status: with an `error_message` or `error_code` (`FULL_FOLDER`) nothing was added. */
export const AddedAllWire = Type.Object({
  item_ids: Type.Array(Type.String()),
  error_message: Type.Optional(Type.String()),
  error_code: Type.Optional(Type.String()),
});
export type AddedAllWire = Type.Static<typeof AddedAllWire>;
