import Type from "typebox";
import { SearchItemWire } from "./search.ts";

export const FolderWire = Type.Object({
  id: Type.Integer(),
  is_default: Type.Boolean(),
  name: Type.String(),
  items: Type.Array(Type.Object({ briefcase_item_id: Type.String() })),
  dossier_url: Type.String(),
});
export type FolderWire = Type.Static<typeof FolderWire>;

export const BriefcaseWire = Type.Object({
  folders: Type.Array(FolderWire),
  items: Type.Array(SearchItemWire),
});
export type BriefcaseWire = Type.Static<typeof BriefcaseWire>;

/** One toggle, or the atomic list form (decisions O-21). */
export const ToggleWire = Type.Union([
  Type.Object({
    briefcase_item_ids: Type.Array(Type.String(), { maxItems: 500 }),
    action: Type.Union([Type.Literal("add"), Type.Literal("remove"), Type.Literal("move")]),
    folder_id: Type.Optional(Type.Integer()),
    dest_folder_id: Type.Optional(Type.Integer()),
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
