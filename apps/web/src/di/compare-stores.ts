import * as stores from "@rotunda/core/stores";
import type { Container } from "inversify";
import { createBinders } from "./binding.ts";
import * as token from "./tokens.ts";

/** Binds the stores of comparisons. Their screens call this (`useScreenService`), so that no other page loads the code. */
export function bindCompare(container: Container): void {
  const { bind } = createBinders(container);
  const ports = {
    api: token.ProfilesApi,
    browser: token.Browser,
    clock: token.Clock,
    log: token.Log,
    notices: token.NoticesStore,
  };
  bind(token.ComparePeopleStore, stores.createComparePeopleStore, ports);
  bind(token.CompareGroupsStore, stores.createCompareGroupsStore, ports);
  bind(token.PeopleStore, stores.createSuggestionsStore, { api: token.SearchApi, log: token.Log });
}
