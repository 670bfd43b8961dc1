import type { StoryKind, StoryState } from "./story-states.ts";

/** The guidance on a component's docs page: `parameters.usage` in the meta of its story file. */
export interface StoryUsage {
  kind: StoryKind;
  /** Why a required state has no story, in one sentence each. */
  without?: Partial<Record<StoryState, string>>;
  /** Purpose and when to use the component, in one or two sentences. */
  purpose: string;
  do: readonly string[];
  dont: readonly string[];
  /** Omitted if nothing is focusable. */
  keyboard?: readonly (readonly [keys: string, effect: string])[];
  /** Semantics for assistive technology, and duties of the caller. */
  notes: readonly string[];
}
