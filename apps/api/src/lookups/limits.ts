import type { LimitsWire } from "@rotunda/core/wire";
import * as core from "@rotunda/core";

const values = <T extends string>(options: readonly { value: T }[]): T[] => options.map(({ value }) => value);
const numbers = (options: readonly { value: string }[]): number[] => values(options).map(Number);

export const LIMITS: LimitsWire = {
  almanac_max_exports: core.MAX_EXPORTS_DEFAULT,
  export_window_days: core.EXPORT_WINDOW_DAYS,
  featured_profiles: core.FEATURED_PROFILES,
  featured_profiles_beside_place: core.FEATURED_PROFILES_BESIDE_PLACE,
  featured_refresh_ms: core.FEATURED_REFRESH_MS,
  briefcase_refresh_ms: core.BRIEFCASE_REFRESH_MS,
  page_size_default: core.PAGE_SIZE_DEFAULT,
  page_sizes: [...core.PAGE_SIZES],
  page_size_max: core.PAGE_SIZE_MAX,
  pages_shown: core.PAGES_SHOWN,
  autocomplete_page_size: core.SUGGESTION_PAGE_SIZE,
  autocomplete_min: core.SUGGESTION_MIN,
  autocomplete_debounce_ms: core.SUGGESTION_DEBOUNCE_MS,
  autocomplete_debounce_short_ms: core.SUGGESTION_DEBOUNCE_SHORT_MS,
  briefcase_page_size: core.BRIEFCASE_PAGE_SIZE,
  briefcase_profiles_max: core.MAX_BRIEFCASE_PROFILES,
  mass_add_max: core.MASS_ADD_MAX,
  profile_book_max: core.PROFILE_BOOK_MAX,
  direct_download_max: core.DIRECT_DOWNLOAD_MAX,
  folders_max: core.FOLDERS_MAX,
  folder_items_max: core.MAX_FOLDER_ITEMS,
  folder_name_max: core.FOLDER_NAME_MAX,
  default_folder_name: core.DEFAULT_FOLDER_NAME,
  download_formats: values(core.DOSSIER_FORMATS),
  download_orders: values(core.DOSSIER_ORDERS),
  download_rest_ms: core.DOWNLOAD_REST_MS,
  related_profiles_max: core.RELATED_PROFILES_MAX,
  staffers_page_size: core.STAFFERS_PER_PAGE,
  table_page_size: core.TABLE_PAGE_SIZE,
  table_page_sizes: [...core.TABLE_PAGE_SIZES],
  birth_years: numbers(core.BIRTH_YEAR_OPTIONS),
  ages: numbers(core.AGE_OPTIONS),
  sig_ratings: numbers(core.SIG_RATING_OPTIONS),
  staffer_types: values(core.STAFFER_TYPES),
  sort_orders: values(core.SORT_OPTIONS),
};
