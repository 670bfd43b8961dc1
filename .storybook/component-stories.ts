/// <reference types="vite/client" />
import type { StoryUsage } from "../packages/ui/src/testing/story-meta.ts";

/** A story module: its meta and its stories by name. */
export interface ComponentStories {
  default: { title: string; parameters: { usage: StoryUsage } };
  [story: string]: object;
}

/** The story modules of components by path; pages about tokens aren't components. */
export const componentStories = import.meta.glob<ComponentStories>(
  ["../packages/ui/src/**/*.stories.tsx", "!../packages/ui/src/theme/**"],
  { eager: true },
);
