import type { ConfigApi } from "@rotunda/core";
import { camelize } from "./wire/camelize.ts";
import { call, type Http } from "./http.ts";
import type { AppConfigWire } from "./wire/lookups.ts";

export const createConfigApi = (http: Http): ConfigApi => ({
  appConfig: (signal) =>
    call(async () => camelize(await http.get("api/config/app/", { signal }).json<AppConfigWire>())),
});
