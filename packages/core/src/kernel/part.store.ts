import { BehaviorSubject } from "rxjs";
import { asBehavior } from "./observe-call.store.ts";

export interface PartStore<Part> extends ReturnType<typeof createPartStore<Part>> {}

interface PartStorePorts<Part> {
  fetchPart: () => Promise<Part>;
  onFailure: (error: unknown) => void;
}

/** Creates the store of a part of the program that loads when it is first needed; null until then. */
export function createPartStore<Part>({ fetchPart, onFailure }: PartStorePorts<Part>) {
  const state$ = new BehaviorSubject<Part | null>(null);
  let loading: Promise<boolean> | null = null;

  const fetch = async () => {
    try {
      state$.next(await fetchPart());
      return true;
    } catch (error) {
      loading = null;
      onFailure(error);
      return false;
    }
  };

  return {
    state$: asBehavior(state$),
    /** Loads once, and again after a failure. Resolves to whether the part has loaded; never rejects. */
    load: () => (loading ??= fetch()),
  };
}
