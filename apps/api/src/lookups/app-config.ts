import { camelize, memoizeByObject, type AppConfig } from "@rotunda/core";
import type { AppConfigWire } from "@rotunda/core/wire";
import type { AppDeps } from "../platform/settings.ts";
import BRAND from "../platform/brand.json" with { type: "json" };
import { hasRow } from "../platform/db.ts";
import { LIMITS } from "./limits.ts";
import { readLookups } from "./read-lookups.ts";

type Deps = Pick<AppDeps, "db" | "settings">;

export async function readAppConfig(deps: Deps): Promise<AppConfigWire> {
  const [{ wire }, rest] = await Promise.all([readLookups(deps.db), readRest(deps)]);
  return { ...wire, ...rest };
}

/** The lookups, which are the largest part, are converted only once after each change of the directory. */
export async function readCoreConfig(deps: Deps): Promise<AppConfig> {
  const [{ wire }, rest] = await Promise.all([readLookups(deps.db), readRest(deps)]);
  return { ...toCore(wire), ...camelize(rest) };
}

const toCore = memoizeByObject((wire: Awaited<ReturnType<typeof readLookups>>["wire"]) => camelize(wire));

async function readRest({ db, settings }: Deps) {
  const [unlocked, sample] = await Promise.all([
    db.query<{ id: number }>("select id from profiles where is_unlocked order by id", [], {
      name: "unlocked-profiles",
    }),
    hasRow(db, "select 1 from profiles where source = 'sample' limit 1", [], { name: "has-sample" }),
  ]);
  return {
    unlocked_profiles: unlocked.map(({ id }) => id),
    constants: {
      product_name: BRAND.productName,
      publisher: BRAND.publisher,
      main_site_origin: settings.mainSiteOrigin ?? "",
      print_edition_url: BRAND.printEditionUrl,
      customer_service_phone: BRAND.customerServicePhone,
      customer_service_email: BRAND.customerServiceEmail,
      social_links: BRAND.socialLinks,
      sample_data: sample,
      ...LIMITS,
      maps_key: settings.mapsKey,
    },
  };
}
