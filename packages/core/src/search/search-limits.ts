/** The limits of searches; docs/limits.md lists all limits. */
export const PAGE_SIZE_DEFAULT = 12;
export const PAGE_SIZE_MAX = 100;
export const PAGE_SIZES: readonly number[] = [12, 24, 48, 96];
/** Past any real result, yet small enough for a row offset to stay an ordinary integer. */
export const PAGE_MAX = 1_000_000;
/** Characters of a text in a search; the server refuses more. */
export const SEARCH_TEXT_MAX = 500;
export const SKELETON_CARDS = 6;
export const SKELETON_ROWS = 12;

export const SUGGESTION_MIN = 3;
export const SUGGESTION_PAGE_SIZE = 5;
export const SUGGESTION_DEBOUNCE_MS = 300;
/** A keyword of exactly three characters is probably still being typed. */
export const SUGGESTION_DEBOUNCE_SHORT_MS = 600;

/** How many examples of a search hint are shown. */
export const HINT_EXAMPLES = 3;

/** Add-all is offered up to this many hits (VAL-16). */
export const MASS_ADD_MAX = 500;
/** A profile book is offered up to this many hits or members (VAL-17). */
export const PROFILE_BOOK_MAX = 100;
