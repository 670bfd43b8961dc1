import type { Camelized } from "../kernel/camelize.ts";
import type { FeaturedDistrictWire, FeaturedStateWire, HomepageWire } from "../wire/home.ts";

export interface HomeApi {
  /** Rejects with `CallFailed`. */
  homepage(signal?: AbortSignal): Promise<Homepage>;
}

export interface Homepage extends Camelized<HomepageWire> {}
export interface FeaturedState extends Camelized<FeaturedStateWire> {}
export interface FeaturedDistrict extends Camelized<FeaturedDistrictWire> {}
export type NoteworthyGroup = Homepage["noteworthyGroups"][number];
export type Banner = NonNullable<Homepage["primaryBanner"]>;
