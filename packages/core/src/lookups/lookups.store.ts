import { BehaviorSubject } from "rxjs";
import { asBehavior } from "../kernel/observe-call.store.ts";
import type { ConfigApi, AppConfig } from "./lookups.port.ts";

type LookupsState = { status: "unknown" } | { status: "ready"; config: AppConfig };

export interface LookupsStore extends ReturnType<typeof createLookupsStore> {}

/** Creates the store of the installation's configuration (STORE-03). */
export function createLookupsStore({ api }: { api: ConfigApi }) {
  const state$ = new BehaviorSubject<LookupsState>({ status: "unknown" });
  let loading: Promise<AppConfig> | null = null;

  const ask = async (): Promise<AppConfig> => {
    try {
      const config = await api.appConfig();
      state$.next({ status: "ready", config });
      return config;
    } finally {
      loading = null;
    }
  };

  return {
    state$: asBehavior(state$),
    /** Loads once; concurrent calls share the request. After a `CallFailed` the next call retries. */
    load: () => {
      if (state$.value.status === "ready") return Promise.resolve(state$.value.config);
      loading ??= ask();
      return loading;
    },
  };
}
