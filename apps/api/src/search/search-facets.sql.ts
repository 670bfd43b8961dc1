/** A word no text has. It parts one text from the next, so that no quoted phrase runs from one into the other. */
export const GAP_WORD = "zsepz";
export const GAP = `' ${GAP_WORD} '`;

/** A facet of a value that may be missing: `null` facets are removed at the end. */
export const facet = (parameter: string, value: string): string => `'${parameter}:' || ${value}`;
