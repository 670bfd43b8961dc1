import * as adapters from "@rotunda/adapters-http";
import * as stores from "@rotunda/core/stores";
import type { Container } from "inversify";
import { createBinders } from "./binding.ts";
import * as token from "./tokens.ts";

/** Components that use the stores call this (`useScreenService`), so that no first screen loads the code. */
export function bindSaved(container: Container): void {
  const { bind, bindApi } = createBinders(container);
  const ports = { api: token.SavedSearchesApi, log: token.Log, notices: token.NoticesStore };
  if (!container.isBound(token.SavedSearchesApi)) bindApi(token.SavedSearchesApi, adapters.createSavedSearchesApi);
  bind(token.SavedSearchesStore, stores.createSavedSearchesStore, ports);
  bind(token.OpenedSearchStore, stores.createOpenedSearchStore, ports);
}
