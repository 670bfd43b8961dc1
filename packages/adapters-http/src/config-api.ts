import type { ConfigApi, HomeApi } from "@rotunda/core";
import { camelize } from "./wire/camelize.ts";
import { call, type Http } from "./http.ts";
import type { AppConfigWire } from "./wire/lookups.ts";
import type { HomepageWire } from "./wire/home.ts";

export const createConfigApi = (http: Http): ConfigApi => ({
  appConfig: (signal) =>
    call(async () => camelize(await http.get("api/config/app/", { signal }).json<AppConfigWire>())),
});

export const createHomeApi = (http: Http): HomeApi => ({
  homepage: (signal) =>
    call(async () => camelize(await http.get("api/config/homepage/", { signal }).json<HomepageWire>())),
});
