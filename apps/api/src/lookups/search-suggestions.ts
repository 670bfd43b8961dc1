import type { ContentKind, SearchSuggestions } from "@rotunda/core";

/** Returns the example searches of each directory, without those that this installation can't answer. */
export function suggestSearches(content: readonly ContentKind[]): SearchSuggestions {
  const staff = (example: string): string[] => (content.includes("staff") ? [example] : []);
  return {
    universal: ["a name", "an office (“senator Washington”)", "a committee", "a phrase in quotation marks"],
    congressional: [
      "a member’s name",
      "a state",
      ...staff("a staffer’s title (“legislative director”)"),
      "a committee",
    ],
    federal: ["a name", "a department", "a title (“general counsel”)", "a phrase in quotation marks"],
    state: ["a legislator’s name", "a state", "a committee", ...staff("a staffer’s title (“policy analyst”)")],
  };
}
