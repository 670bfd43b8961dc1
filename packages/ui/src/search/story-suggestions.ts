import { fn } from "storybook/test";
import type { KeywordSuggestions } from "./keyword-field.tsx";
import { committee, former, longName, rightToLeft, senator } from "../profiles/story-people.ts";

/** Suggestions below the keyword box: people, a former member, a group, and long names. */
export const suggestions: KeywordSuggestions = {
  items: [senator, former, committee, longName, rightToLeft],
  isLoading: false,
  onActiveChange: fn(),
  onChoose: fn(),
};

export const noSuggestions: KeywordSuggestions = { ...suggestions, items: [] };
