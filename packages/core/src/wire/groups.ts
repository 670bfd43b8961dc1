import Type from "typebox";
import { nullable, SideWire } from "./shapes.ts";
import { HierarchyChipWire, StafferWire } from "./profiles.ts";
import { SearchItemWire } from "./search.ts";

const GroupReferenceWire = Type.Object({ id: Type.Integer(), long_name: Type.String() });

export const GroupMemberWire = Type.Object({
  ...SearchItemWire.properties,
  /** "Chair", "Ranking Member", "Vice Chair" …; empty for plain members. */
  leadership_title: Type.String(),
  /** Seniority within the side, 1-based; null if unknown. */
  rank: nullable(Type.Integer()),
  side: SideWire,
});
export type GroupMemberWire = Type.Static<typeof GroupMemberWire>;

export const GroupWire = Type.Object({
  id: Type.Integer(),
  record_type: Type.Union([Type.Literal("committee"), Type.Literal("caucus")]),
  briefcase_item_id: Type.String(),
  added_to_briefcase: Type.Boolean(),
  short_name: Type.String(),
  long_name: Type.String(),
  /** Chamber or kind: "United States Senate committee". */
  position_summary: Type.String(),
  jurisdiction: Type.String(),
  /** The chamber or committee this one belongs to. */
  chips: Type.Array(HierarchyChipWire),
  parent: nullable(GroupReferenceWire),
  /** Subgroups, under the names used for committees and for caucuses. */
  subcommittees: Type.Array(GroupReferenceWire),
  /** `subcommittees` under the name caucuses use. */
  children: Type.Array(GroupReferenceWire),
  number_of_members: Type.Integer(),
  members: Type.Object({
    republican: Type.Array(GroupMemberWire),
    democratic: Type.Array(GroupMemberWire),
    independent: Type.Array(GroupMemberWire),
  }),
  staffers: Type.Array(StafferWire),
  email: Type.String(),
  address: Type.String(),
  phone: Type.String(),
  fax: Type.String(),
  website_url: Type.String(),
  minority_website_url: Type.String(),
  links: Type.Array(Type.Object({ label: Type.String(), url: Type.String() })),
  updated_date: nullable(Type.String()),
  presentation_center_url: Type.String(),
  subscription_modules: Type.Array(Type.Integer()),
});
export type GroupWire = Type.Static<typeof GroupWire>;
