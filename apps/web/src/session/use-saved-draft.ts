import type { SessionState } from "@rotunda/core/stores";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { forget, recall, remember } from "../browser/session-memory.ts";
import * as token from "../di/tokens.ts";
import { useService } from "../react/services.tsx";

/** A draft left when a session ran out, with its reader and page. */
interface KeptDraft {
  readerId: number | null;
  address: string;
  draft: string;
}

const formatKey = (name: string) => `draft-${name}`;

/**
 * The draft this reader left here when their session ran out, or null. It is returned once, and never to another reader
 * who logs in from the same tab.
 */
export function useSavedDraft(name: string): string | null {
  const address = useAddress();
  const session = useService(token.SessionStore);
  const [draft] = useState(() => {
    const kept = readKept(recall(formatKey(name)));
    const isOurs = kept?.address === address && kept.readerId === findReader(session.state$.value);
    return isOurs ? kept.draft : null;
  });
  useEffect(() => forget(formatKey(name)), [name]);
  return draft;
}

/** Keeps what is being typed, should the session run out: not when the reader logs out. Null while nothing is. */
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
        JSON.stringify({ readerId: before, address: typed.address, draft: typed.draft } satisfies KeptDraft),
      );
    });
    return () => subscription.unsubscribe();
  }, [name, session, signOut]);
}

/** Undefined for nobody; null for a reader without an account. */
function findReader(state: SessionState): number | null | undefined {
  return state.status === "known" && state.access.isLoggedIn ? state.session.id : undefined;
}

function useAddress(): string {
  const { pathname, search } = useLocation();
  return `${pathname}${search}`;
}

function readKept(text: string | null): KeptDraft | null {
  try {
    const kept = JSON.parse(text ?? "null") as Partial<KeptDraft> | null;
    return typeof kept?.draft === "string" ? (kept as KeptDraft) : null;
  } catch {
    return null;
  }
}
