import { fn } from "storybook/test";
import type { KeywordSuggestions } from "./keyword-field.tsx";
import { committee, former, longName, rightToLeft, senator } from "../profiles/story-people.ts";

/** A list under the keyword box: people, one who has left, a group, and names that need room. */
export const suggestions: KeywordSuggestions = {
  items: [senator, former, committee, longName, rightToLeft],
  isLoading: false,
  onActiveChange: fn(),
  onChoose: fn(),
};

export const noSuggestions: KeywordSuggestions = { ...suggestions, items: [] };
