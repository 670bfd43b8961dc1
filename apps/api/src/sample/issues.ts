import issues from "./content/issues.json" with { type: "json" };

/** A subject of politics, as sample people of either party see it. `area` is a branch of the key policy areas. */
export interface Issue {
  area: string;
  /** The subject inside a sentence: "farm policy". */
  noun: string;
  bill: string;
  1: readonly string[];
  2: readonly string[];
}

export const ISSUES: readonly Issue[] = issues.federal;
/** Subjects of governors, holders of statewide offices and state legislators. */
export const STATE_ISSUES: readonly Issue[] = issues.state;
