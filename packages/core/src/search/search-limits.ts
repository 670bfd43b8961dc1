/** Limits of searches; docs/limits.md lists all limits. */
export const PAGE_SIZE_DEFAULT = 12;
export const PAGE_SIZE_MAX = 100;
export const PAGE_SIZES: readonly number[] = [12, 24, 48, 96];
/** Above any real page, and low enough that row offsets fit a 32-bit integer. */
export const PAGE_MAX = 1_000_000;
/** Longest text, in characters; the server refuses longer ones. */
export const SEARCH_TEXT_MAX = 500;
export const SKELETON_CARDS = 6;
export const SKELETON_ROWS = 12;

export const SUGGESTION_MIN = 3;
export const SUGGESTION_PAGE_SIZE = 5;
export const SUGGESTION_DEBOUNCE_MS = 300;
/** A three-character keyword is probably incomplete. */
export const SUGGESTION_DEBOUNCE_SHORT_MS = 600;

export const RECENT_SEARCHES_MAX = 8;
/** Wait after a change of the form before its options are counted. */
export const COUNTS_DEBOUNCE_MS = 300;

export const HINT_EXAMPLES = 3;

/** Add-all is offered up to this number of hits (VAL-16). */
export const MASS_ADD_MAX = 500;
/** A profile book is offered up to this number of hits or members (VAL-17). */
export const PROFILE_BOOK_MAX = 100;
