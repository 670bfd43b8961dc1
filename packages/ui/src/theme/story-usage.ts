import type { StoryKind, StoryState } from "./story-states.ts";

/** The guidance on a component's docs page: `parameters.usage` of each story file's meta. */
export interface StoryUsage {
  kind: StoryKind;
  /** Why a state its kind answers for has no story: one sentence each. */
  without?: Partial<Record<StoryState, string>>;
  /** One or two sentences: what it is for, and when to take it. */
  purpose: string;
  do: readonly string[];
  dont: readonly string[];
  /** Left out where nothing takes the focus. */
  keyboard?: readonly (readonly [keys: string, effect: string])[];
  /** Its semantics for assistive technology, and its user's duties. */
  notes: readonly string[];
}
