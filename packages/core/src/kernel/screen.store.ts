import { BehaviorSubject, debounceTime, map, Observable } from "rxjs";
import { asBehavior } from "./observe-call.store.ts";
import { findBreakpoint } from "./breakpoints.ts";

/** A window's width in pixels; `watch` returns an unsubscribe function. */
export interface WindowWidth {
  width(): number;
  watch(listener: () => void): () => void;
}

/** Resizing fires on every pixel; wait until it pauses. */
const RESIZE_DEBOUNCE_MS = 200;

export interface ScreenStore extends ReturnType<typeof createScreenStore> {}

/** Creates the store of the current breakpoint, updated 200 ms after a resize (CONST-15). */
export function createScreenStore(view: WindowWidth) {
  const state$ = new BehaviorSubject(findBreakpoint(view.width()));
  const watching = new Observable<void>((subscriber) => view.watch(() => subscriber.next()))
    .pipe(
      debounceTime(RESIZE_DEBOUNCE_MS),
      map(() => findBreakpoint(view.width())),
    )
    .subscribe((breakpoint) => {
      if (breakpoint !== state$.value) state$.next(breakpoint);
    });
  return { state$: asBehavior(state$), stop: () => watching.unsubscribe() };
}
