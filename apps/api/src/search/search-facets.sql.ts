import type { FactOrder } from "@rotunda/core";

/** A word that occurs in no text. It separates texts, so that quoted phrases don't span them. */
export const GAP_WORD = "zsepz";
export const GAP = `' ${GAP_WORD} '`;

/** Prefix of facets and text parameters that a record's card doesn't show. */
export const HIDDEN = "x:";

/** Prefix of the lexeme of a person's last name, or its first two words: "perez", "van hollen". */
export const LAST_NAME = "last:";
/** Prefix of the lexeme of a committee's subject, "ways and means", or of a legislator's named district, "hampden". */
export const SUBJECT = "about:";
/** Prefix of the lexemes of posts in committees: "post:chair:12". */
export const POST = "post:";

/** SQL for a facet shown on the card; null values are removed later. */
export const buildFacet = (parameter: string, value: string): string => `'${parameter}:' || ${value}`;

/** SQL for a facet not on the card, which matches only open records. */
export const buildHiddenFacet = (parameter: string, value: string): string =>
  buildFacet(`${HIDDEN}${parameter}`, value);

/** SQL for a facet that some cards show. */
export const buildConditionalFacet = (isShown: string, parameter: string, value: string): string =>
  `case when ${isShown} then '' else '${HIDDEN}' end || ${buildFacet(parameter, value)}`;

/** SQL for facets of an array's values. */
export const buildFacets = (array: string, parameter: string, of = buildFacet): string =>
  `array(select ${of(parameter, "value")} from unnest(${array}) value)`;

/** Parameter of the texts that an order sorts by. */
export const toOrderParameter = (order: FactOrder): string => `order:${order}`;

/** SQL for the name and value of a text to sort by, hidden unless the card shows the fact; null sorts last. */
export const buildOrderText = (order: FactOrder, value: string, isShown: string): string =>
  `case when ${isShown} then '' else '${HIDDEN}' end || '${toOrderParameter(order)}', ${value}`;

/**
 * SQL for the usual words before the number of a chamber's district: "TX HD 33", "Texas House 33". A letter would be
 * ignored as an initial or stop word, so it is one word with "district", as in keywords.
 */
export const buildDistrictWords = (chamber: string, number: string): string =>
  `case ${chamber} when 1 then 'CD House' when 3 then 'HD AD LD House District' when 4 then 'SD LD District' end
    || case when ${number} ~ '^[A-Z]$' then ' district' || ${number} else '' end`;

/** State, chamber and number; numbers in it sort as numbers. */
export const buildDistrictOrder = (state: string, chamber: string, number: string): string =>
  `concat_ws(' ', ${state}, coalesce(${chamber}, 9), ltrim(${number}, '0'))`;

/** SQL for what a committee's name is about: "ways and means". */
export const buildSubject = (name: string): string =>
  `regexp_replace(searchable_text(${name}),
    '^((house|senate|joint|permanent|select|special) )*(sub)?committee (of congress )?(on )?(the )?', '')`;
