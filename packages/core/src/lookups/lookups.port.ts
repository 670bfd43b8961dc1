import type { Camelized } from "../kernel/camelize.ts";
import type { AppConfigWire } from "../wire/lookups.ts";

export interface ConfigApi {
  appConfig(signal?: AbortSignal): Promise<AppConfig>;
}

/** An entry of a lookup list; nested lists have `children`. */
export interface LookupItem {
  id: string;
  name: string;
  shortCode?: string;
  abbreviation?: string;
  children?: LookupItem[];
}

export interface SelectItem {
  text: string;
  value: string;
  /** "TX", "TX-7", "USDA" */
  code?: string;
}

type Config = Camelized<AppConfigWire>;

export type LookupListName = keyof Config["lookups"];
export type Lookups = Record<LookupListName, LookupItem[]>;

export interface AppConfig extends Omit<Config, "lookups"> {
  lookups: Lookups;
}
export type ContentKind = AppConfig["content"][number];
export type SearchSuggestions = AppConfig["searchSuggestions"];
export type UnmatchedOptions = AppConfig["unmatchedOptions"][number];
