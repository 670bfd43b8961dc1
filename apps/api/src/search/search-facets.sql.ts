/** A word no text has. It parts one text from the next, so that no quoted phrase runs from one into the other. */
export const GAP_WORD = "zsepz";
export const GAP = `' ${GAP_WORD} '`;

/** Begins the facets and the parameters of texts that the card of a record doesn't show. */
export const HIDDEN = "x:";

/** A facet that the card shows, of a value that may be missing: `null` facets are removed at the end. */
export const buildFacet = (parameter: string, value: string): string => `'${parameter}:' || ${value}`;

/** A facet that the card doesn't show: only readers whose modules open the record find it by that. */
export const buildHiddenFacet = (parameter: string, value: string): string =>
  buildFacet(`${HIDDEN}${parameter}`, value);

/** A facet that some cards show. */
export const buildConditionalFacet = (isShown: string, parameter: string, value: string): string =>
  `case when ${isShown} then '' else '${HIDDEN}' end || ${buildFacet(parameter, value)}`;

/** The same of each value of an array. */
export const buildFacets = (array: string, parameter: string, of = buildFacet): string =>
  `array(select ${of(parameter, "value")} from unnest(${array}) value)`;
