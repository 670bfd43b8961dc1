import type { SearchSuggestions } from "@rotunda/core";

export const SEARCH_SUGGESTIONS: SearchSuggestions = {
  universal: ["a name", "an office (“senator Washington”)", "a committee", "a phrase in quotation marks"],
  congressional: ["a member’s name", "a state", "a staffer’s title (“legislative director”)", "a committee"],
  federal: ["a name", "a department", "a title (“general counsel”)", "a phrase in quotation marks"],
  state: ["a legislator’s name", "a state", "a committee", "a staffer’s title (“policy analyst”)"],
};
