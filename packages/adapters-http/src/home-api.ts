import type { HomeApi } from "@rotunda/core";
import { call, type Http } from "./http.ts";
import { camelize } from "./wire/camelize.ts";
import type { HomepageWire } from "./wire/home.ts";

export const createHomeApi = (http: Http): HomeApi => ({
  homepage: (signal) =>
    call(async () => camelize(await http.get("api/config/homepage/", { signal }).json<HomepageWire>())),
});
