import { camelize, type AppConfig, type Lookups } from "@rotunda/core";
import type { AppConfigWire } from "@rotunda/core/wire";
import type { AppDeps } from "../platform/settings.ts";
import BRAND from "../platform/brand.json" with { type: "json" };
import { LIMITS } from "./limits.ts";
import { readLookups } from "./read-lookups.ts";

type Deps = Pick<AppDeps, "db" | "settings">;

/** Reads the configuration of the web app. */
export async function readAppConfig({ db, settings }: Deps): Promise<AppConfigWire> {
  const [{ wire }, unlocked, sample] = await Promise.all([
    readLookups(db),
    db.query<{ id: number }>("select id from profiles where is_unlocked order by id"),
    db.query("select 1 from profiles where source = 'sample' limit 1"),
  ]);
  return {
    ...wire,
    unlocked_profiles: unlocked.map(({ id }) => id),
    constants: {
      product_name: BRAND.productName,
      publisher: BRAND.publisher,
      main_site_origin: settings.mainSiteOrigin ?? "",
      print_edition_url: BRAND.printEditionUrl,
      customer_service_phone: BRAND.customerServicePhone,
      customer_service_email: BRAND.customerServiceEmail,
      social_links: BRAND.socialLinks,
      sample_data: sample.length > 0,
      ...LIMITS,
      maps_key: settings.mapsKey,
    },
  };
}

const camelized = new WeakMap<AppConfigWire["lookups"], Lookups>();

/** Converts the configuration to core's form; the lists, its largest part, once for each reading. */
export function toAppConfig({ lookups: lists, ...rest }: AppConfigWire): AppConfig {
  const lookups = camelized.get(lists) ?? camelize(lists);
  camelized.set(lists, lookups);
  return { ...camelize(rest), lookups };
}
