import * as adapters from "@rotunda/adapters-http";
import * as stores from "@rotunda/core/stores";
import type { Container } from "inversify";
import { forget, recall, remember } from "../browser/memory.ts";
import { createBinders } from "./binding.ts";
import * as token from "./tokens.ts";

export function bindNotes(container: Container): void {
  const { bindApi } = createBinders(container);
  if (!container.isBound(token.NotesApi)) bindApi(token.NotesApi, adapters.createNotesApi);
  container.bind(token.NotesStore).toDynamicValue(() =>
    stores.createNotesStore({
      api: container.get(token.NotesApi),
      log: container.get(token.Log),
      notices: container.get(token.NoticesStore),
      memory: { forget, recall, remember },
      newId: createId,
    }),
  );
}

/** `crypto.randomUUID` is missing on addresses without TLS. */
function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 15) | 64;
  bytes[8] = ((bytes[8] ?? 0) & 63) | 128;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
