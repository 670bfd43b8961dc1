import type { FactOrder } from "@rotunda/core";

/** A word that occurs in no text. It separates texts, so that quoted phrases don't span them. */
export const GAP_WORD = "zsepz";
export const GAP = `' ${GAP_WORD} '`;

/** Prefix of facets and text parameters that a record's card doesn't show. */
export const HIDDEN = "x:";

/**
 * Prefix of the lexemes of a person's last name, or its first two words, and of a name of two words: "perez",
 * "van hollen", "ted cruz".
 */
export const LAST_NAME = "last:";
/** Prefix of the lexeme of a committee's subject: "ways and means". */
export const SUBJECT = "about:";
/** Prefix of the lexeme of a legislator's named district: "hampden". */
export const DISTRICT_NAME = "from:";
/** Prefix of the lexemes of posts in committees: "post:chair:12". */
export const POST = "post:";

/** Null values are removed later. */
export const buildFacet = (parameter: string, value: string): string => `'${parameter}:' || ${value}`;

/** SQL for a facet not on the card, which matches only open records. */
export const buildHiddenFacet = (parameter: string, value: string): string =>
  buildFacet(`${HIDDEN}${parameter}`, value);

export const buildConditionalFacet = (isShown: string, parameter: string, value: string): string =>
  `case when ${isShown} then '' else '${HIDDEN}' end || ${buildFacet(parameter, value)}`;

export const buildFacets = (array: string, parameter: string, of = buildFacet): string =>
  `array(select ${of(parameter, "value")} from unnest(${array}) value)`;

export const toOrderParameter = (order: FactOrder): string => `order:${order}`;

/** SQL for the name and value of a text to sort by, hidden unless the card shows the fact; null sorts last. */
export const buildOrderText = (order: FactOrder, value: string, isShown: string): string =>
  `case when ${isShown} then '' else '${HIDDEN}' end || '${toOrderParameter(order)}', ${value}`;

/** For "TX HD 33" and "Texas House 33". A letter is one word with "district", as in keywords: alone it is ignored. */
export const buildDistrictWords = (chamber: string, number: string): string =>
  `case ${chamber} when 1 then 'CD House' when 3 then 'HD AD LD House District' when 4 then 'SD LD District' end
    || case when ${number} ~ '^[A-Z]$' then ' district' || ${number} else '' end`;

/** Numbers in it sort as numbers. */
export const buildDistrictOrder = (state: string, chamber: string, number: string): string =>
  `concat_ws(' ', ${state}, coalesce(${chamber}, 9), ltrim(${number}, '0'))`;

/** SQL for what a committee's name is about: "ways and means". */
export const buildSubject = (name: string): string =>
  `regexp_replace(searchable_text(${name}),
    '^((house|senate|joint|permanent|select|special) )*(sub)?committee (of congress )?(on )?(the )?', '')`;
