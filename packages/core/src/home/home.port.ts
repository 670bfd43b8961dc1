import type { Homepage } from "./homepage.ts";

export interface HomeApi {
  /** Rejects with `CallFailed`. */
  homepage(signal?: AbortSignal): Promise<Homepage>;
}
