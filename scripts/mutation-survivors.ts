/** A change of a rule that no test can notice, because the rule does the same with it. */
export interface EqualMutant {
  /** Below packages/core/src. */
  file: string;
  /** The code as it stands, and what it was changed to, as the summary prints them. */
  original: string;
  replacement: string;
  why: string;
}

export const EQUAL_MUTANTS: readonly EqualMutant[] = [];
