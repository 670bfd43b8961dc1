import type { ConfigApi, HomeApi } from "@rotunda/core";
import { read, type Http } from "./http.ts";
import type { AppConfigWire, HomepageWire } from "@rotunda/core/wire";

export const createConfigApi = (http: Http): ConfigApi => ({
  appConfig: (signal) => read<AppConfigWire>(http.get("api/config/app/", { signal })),
});

export const createHomeApi = (http: Http): HomeApi => ({
  homepage: (signal) => read<HomepageWire>(http.get("api/config/homepage/", { signal })),
});
