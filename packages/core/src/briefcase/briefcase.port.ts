import type { Briefcase } from "./briefcase.ts";

/** A toggle the rules let through (spec 5, 7). */
export type ToggleCommand =
  | { action: "add"; itemIds: string[]; folderId: number }
  | { action: "remove"; itemIds: string[]; folderId: number }
  | { action: "move"; itemIds: string[]; folderId: number; destFolderId: number };

export interface BriefcaseApi {
  briefcase(signal?: AbortSignal): Promise<Briefcase>;
  /** `false` on an add means the Briefcase is full. Rejects with `CallFailed`. */
  toggle(command: ToggleCommand): Promise<boolean>;
}
