import type { Camelized } from "../kernel/camelize.ts";
import type { GroupMemberWire, GroupWire } from "../wire/groups.ts";

export interface Group extends Camelized<GroupWire> {}
export interface GroupMember extends Camelized<GroupMemberWire> {}
export type GroupReference = Group["subcommittees"][number];
