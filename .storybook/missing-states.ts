import { STATES, STATES_OF_KIND, type StoryState } from "../packages/ui/src/testing/story-states.ts";
import type { ComponentStories } from "./component-stories.ts";

/** Whether a story's play function presses keys or checks the focus. */
export const usesKeyboard = (story: object): boolean =>
  "play" in story && /\b(tab|keyboard|toHaveFocus)\b/.test(String(story.play));

/** Lists the required states that a story module neither shows nor explains, one sentence each. */
export function listMissingStates({ default: meta, ...stories }: ComponentStories): string[] {
  const { kind, without: reasons = {} } = meta.parameters.usage;
  const required: readonly StoryState[] = STATES_OF_KIND[kind];
  const isNamed = (state: StoryState) => Object.keys(stories).some((name) => STATES[state].named.test(name));
  const isShown = (state: StoryState) =>
    isNamed(state) || (state === "focus" && Object.values(stories).some(usesKeyboard));
  const explained = Object.keys(reasons) as StoryState[];
  return [
    ...required
      .filter((state) => !explained.includes(state) && !isShown(state))
      .map((state) => `There is no story of the state ${state}.`),
    ...explained
      .filter((state) => !required.includes(state) || isNamed(state) || (reasons[state] ?? "").length < 15)
      .map((state) => `The reason for having no ${state} story is needless or says nothing.`),
  ];
}
