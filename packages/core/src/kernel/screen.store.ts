import { BehaviorSubject, debounceTime, map, Observable } from "rxjs";
import type { Behavior } from "./behavior.ts";
import { type Breakpoint, findBreakpoint } from "./breakpoints.ts";

/** A window: how wide it is now, in pixels, and word of every resize; `watch` returns what ends the watching. */
export interface WindowWidth {
  width(): number;
  watch(listener: () => void): () => void;
}

/** Dragging a window's edge reports every pixel; one change follows when it rests. */
const RESIZE_DEBOUNCE_MS = 200;

export interface ScreenStore {
  readonly state$: Behavior<Breakpoint>;
  /** Stops watching the window. */
  stop(): void;
}

/** The breakpoint of a window, 200 ms after it was last resized (CONST-15). */
export function createScreenStore(view: WindowWidth): ScreenStore {
  const state$ = new BehaviorSubject(findBreakpoint(view.width()));
  const watching = new Observable<void>((subscriber) => view.watch(() => subscriber.next()))
    .pipe(
      debounceTime(RESIZE_DEBOUNCE_MS),
      map(() => findBreakpoint(view.width())),
    )
    .subscribe((breakpoint) => {
      if (breakpoint !== state$.value) state$.next(breakpoint);
    });
  return { state$, stop: () => watching.unsubscribe() };
}
