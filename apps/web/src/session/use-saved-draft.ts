import type { SessionState } from "@rotunda/core/stores";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { forget, recall, remember } from "../browser/memory.ts";
import * as token from "../di/tokens.ts";
import { useService } from "../react/services.tsx";

interface SavedDraft {
  readerId: number | null;
  address: string;
  draft: string;
}

const formatKey = (name: string) => `draft-${name}`;

/** The draft of an expired session: returned once, and never to another reader in the same tab. */
export function useSavedDraft(name: string): string | null {
  const address = useAddress();
  const session = useService(token.SessionStore);
  const [draft] = useState(() => {
    const kept = parseDraft(recall(formatKey(name)));
    const isOwn = kept?.address === address && kept.readerId === findReader(session.state$.value);
    return isOwn ? kept.draft : null;
  });
  useEffect(() => forget(formatKey(name)), [name]);
  return draft;
}

/** Saves the typed draft if the session expires, but not on logout. Null if there is no draft. */
export function useSaveDraft(name: string, draft: string | null): void {
  const address = useAddress();
  const session = useService(token.SessionStore);
  const signOut = useService(token.SignOutStore);
  const latest = useRef({ draft, address });
  useEffect(() => {
    latest.current = { draft, address };
  });
  useEffect(() => {
    let readerId: number | null | undefined;
    const subscription = session.state$.subscribe((state) => {
      const before = readerId;
      readerId = findReader(state);
      const hasRunOut = before !== undefined && readerId === undefined && signOut.state$.value.status === "idle";
      const typed = latest.current;
      if (!hasRunOut || typed.draft === null) return;
      remember(
        formatKey(name),
        JSON.stringify({ readerId: before, address: typed.address, draft: typed.draft } satisfies SavedDraft),
      );
    });
    return () => subscription.unsubscribe();
  }, [name, session, signOut]);
}

/** Undefined without a session; null for a reader without an account. */
function findReader(state: SessionState): number | null | undefined {
  return state.status === "known" && state.access.isLoggedIn ? state.session.id : undefined;
}

function useAddress(): string {
  const { pathname, search } = useLocation();
  return `${pathname}${search}`;
}

function parseDraft(text: string | null): SavedDraft | null {
  try {
    const kept = JSON.parse(text ?? "null") as Partial<SavedDraft> | null;
    return typeof kept?.draft === "string" ? (kept as SavedDraft) : null;
  } catch {
    return null;
  }
}
