import { camelize, type ConfigApi, type HomeApi } from "@rotunda/core";
import { call, type Http } from "./http.ts";
import type { AppConfigWire, HomepageWire } from "@rotunda/core/wire";

export const createConfigApi = (http: Http): ConfigApi => ({
  appConfig: (signal) =>
    call(async () => camelize(await http.get("api/config/app/", { signal }).json<AppConfigWire>())),
});

export const createHomeApi = (http: Http): HomeApi => ({
  homepage: (signal) =>
    call(async () => camelize(await http.get("api/config/homepage/", { signal }).json<HomepageWire>())),
});
