import type { StoryUsage } from "./story-usage.ts";

/** The guidance on the panels of an agency, a state or a district. */
export const describePanelsUsage = (place: string): StoryUsage => ({
  kind: "facts",
  without: { longText: "Its parts show their long texts in their own stories." },
  purpose: `The sections of ${place}’s page, those it has something for.`,
  do: ["Give the sections core names, in its order."],
  dont: ["Don’t show an empty section."],
  keyboard: [["Enter, Space", "On a section’s title: opens or closes it."]],
  notes: ["Titles are headings of the second level with a button each; closed text is found by the browser’s search."],
});
