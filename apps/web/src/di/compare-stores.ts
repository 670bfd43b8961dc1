import * as stores from "@rotunda/core/stores";
import type { Container } from "inversify";
import { createBinders } from "./binding.ts";
import * as token from "./tokens.ts";

/** Binds the stores of comparisons. Their screens call this (`useOwn`), so that no other page loads the code. */
export function bindCompare(container: Container): void {
  const { bind } = createBinders(container);
  const { Browser, Clock, Log, NoticesStore, ProfilesApi, SearchApi } = token;
  const ports = { api: ProfilesApi, browser: Browser, clock: Clock, log: Log, notices: NoticesStore };
  bind(token.ComparePeopleStore, stores.createComparePeopleStore, ports);
  bind(token.CompareGroupsStore, stores.createCompareGroupsStore, ports);
  bind(token.PeopleStore, stores.createSuggestionsStore, { api: SearchApi, log: Log });
}
