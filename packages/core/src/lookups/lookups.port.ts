import type { AppConfig } from "./lookups.ts";

export interface ConfigApi {
  appConfig(signal?: AbortSignal): Promise<AppConfig>;
}
