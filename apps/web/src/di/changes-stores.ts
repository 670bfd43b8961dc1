import * as adapters from "@rotunda/adapters-http";
import * as stores from "@rotunda/core/stores";
import type { Container } from "inversify";
import { createBinders } from "./binding.ts";
import * as token from "./tokens.ts";

/** Binds the stores of What Changed. Its screens call this (`useScreenService`), so that no other page loads the code. */
export function bindChanges(container: Container): void {
  const { bind, bindApi } = createBinders(container);
  const ports = { api: token.ChangesApi, log: token.Log };
  if (!container.isBound(token.ChangesApi)) bindApi(token.ChangesApi, adapters.createChangesApi);
  bind(token.ChangesStore, stores.createChangesStore, ports);
  bind(token.RecordChangesStore, stores.createChangesStore, ports);
  bind(token.ChangeFeedStore, stores.createChangeFeedStore, { ...ports, notices: token.NoticesStore });
}
