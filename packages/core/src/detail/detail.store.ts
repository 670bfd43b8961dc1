import { BehaviorSubject } from "rxjs";
import { answerNewest } from "../kernel/answer-newest.store.ts";
import { createLruCache } from "../kernel/collections.ts";
import { asBehavior } from "../kernel/observe-call.store.ts";
import type { Log } from "../kernel/platform.port.ts";
import { type AnsweredFailure, type Detail, type DetailTarget, type FailureView, chooseFailureView } from "./detail.ts";
import type { ProfilesApi } from "./profiles.port.ts";

export type DetailState =
  | { status: "idle" }
  | { status: "loading"; target: DetailTarget }
  | { status: "done"; target: DetailTarget; detail: Detail }
  | { status: "failed"; target: DetailTarget; view: FailureView; failure: AnsweredFailure }
  /** The record has moved to another address on this origin. */
  | { status: "moved"; to: string };

export interface DetailStore extends ReturnType<typeof createDetailStore> {}

/** Number of cached records, so that Back shows a page without waiting. */
const CACHED_MAX = 30;

export function createDetailStore({ api, log }: { api: ProfilesApi; log: Log }) {
  const state$ = new BehaviorSubject<DetailState>({ status: "idle" });
  const details = createLruCache<Detail>(CACHED_MAX);
  let shown: DetailTarget | null = null;

  const { ask, settle } = answerNewest<DetailTarget, Detail, DetailState>((state) => state$.next(state), {
    load: (target, signal) => fetchDetail(api, target, signal),
    begin: (target) => ({ status: "loading", target }),
    done: (detail, target) => {
      details.keep(formatKey(target), detail);
      return { status: "done", target, detail };
    },
    fail: (failure, target) => {
      if (failure.kind === "moved") return { status: "moved", to: failure.to };
      log.warning(`${target.kind} ${target.id} could not be loaded`, failure);
      return { status: "failed", target, view: chooseFailureView(failure), failure };
    },
  });

  return {
    state$: asBehavior(state$),
    show: (target: DetailTarget) => {
      // An invalid id is only logged.
      if (!Number.isSafeInteger(target.id)) {
        log.warning(`${target.kind} was requested without a numeric id`, target.id);
        return;
      }
      shown = target;
      const detail = details.recall(formatKey(target));
      if (detail) settle({ status: "done", target, detail });
      else ask(target);
    },
    retry: () => {
      if (shown && state$.value.status === "failed") ask(shown);
    },
    reset: () => settle({ status: "idle" }),
  };
}

async function fetchDetail(api: ProfilesApi, { kind, id }: DetailTarget, signal: AbortSignal): Promise<Detail> {
  switch (kind) {
    case "profile":
      return { kind: "profile", profile: await api.profile(id, signal) };
    case "knowWho":
      return { kind: "profile", profile: await api.knowWho(id, signal) };
    case "committee":
      return { kind: "group", group: await api.committee(id, signal) };
    case "caucus":
      return { kind: "group", group: await api.caucus(id, signal) };
    case "agency":
      return { kind: "agency", agency: await api.agency(id, signal) };
    case "state":
      return { kind: "state", state: await api.state(id, signal) };
    case "district":
      return { kind: "district", district: await api.district(id, signal) };
  }
}

const formatKey = ({ kind, id }: DetailTarget) => `${kind} ${id}`;
