import { BehaviorSubject } from "rxjs";
import { answerNewest } from "../kernel/answer-newest.store.ts";
import type { Failure } from "../kernel/failure.ts";
import { asBehavior } from "../kernel/observe-call.store.ts";
import { createSuccessNotice, NOTICE_TIMEOUTS, type NoticePorts, reportFailure } from "../notices/notice.ts";
import type { Follow, FollowSubject, FollowChoice, InboxApi } from "./inbox.port.ts";
import type { UnreadStore } from "./unread.store.ts";

export interface FollowsState {
  /** The reader's follows; null until loaded. */
  follows: Follow[] | null;
  failure: Failure | null;
  /** The follows that the open page offers. */
  choices: { record: string; items: FollowChoice[] } | null;
  pending: ReadonlySet<string>;
}

export interface FollowsStore extends ReturnType<typeof createFollowsStore> {}

interface FollowsPorts extends NoticePorts {
  api: Pick<InboxApi, "follows" | "choices" | "follow" | "unfollow">;
  unread: Pick<UnreadStore, "load">;
}

/** Shows a change before the response, reverts it on failure, and offers Undo (INB-07). */
export function createFollowsStore({ api, unread, notices, log }: FollowsPorts) {
  const state$ = new BehaviorSubject<FollowsState>({ follows: null, failure: null, choices: null, pending: new Set() });
  const publish = (patch: Partial<FollowsState>) => state$.next({ ...state$.value, ...patch });

  const { ask: list } = answerNewest<void, Follow[], Partial<FollowsState>>(publish, {
    load: (_, signal) => api.follows(signal),
    begin: () => ({ failure: null }),
    done: (follows) => ({ follows }),
    problem: [log, "The follows could not be loaded"],
    fail: (failure) => ({ failure }),
  });

  const { ask: offer } = answerNewest<string, FollowChoice[], Partial<FollowsState>>(publish, {
    load: (record, signal) => api.choices(record, signal),
    begin: (record) => (state$.value.choices?.record === record ? {} : { choices: null }),
    done: (items, record) => ({ choices: { record, items } }),
    fail: (_, record, error) => {
      log.warning("The follow choices could not be loaded", error);
      return { choices: { record, items: [] } };
    },
  });

  const mark = (target: string, isFollowed: boolean) => {
    const { choices, follows } = state$.value;
    publish({
      choices: choices && {
        ...choices,
        items: choices.items.map((item) => (item.target === target ? { ...item, isFollowed } : item)),
      },
      follows: isFollowed ? follows : (follows?.filter((follow) => follow.target !== target) ?? null),
    });
  };

  const save = async (
    { target, name }: Pick<FollowSubject, "target" | "name">,
    isFollowed: boolean,
    isResumed = false,
  ) => {
    if (state$.value.pending.has(target)) return;
    const { follows } = state$.value;
    publish({ pending: new Set([...state$.value.pending, target]) });
    mark(target, isFollowed);
    try {
      await (isFollowed ? api.follow(target, isResumed) : api.unfollow(target));
      notices.show(
        isFollowed
          ? createSuccessNotice(`You follow ${name}.`)
          : {
              ...createSuccessNotice(`You no longer follow ${name}.`, NOTICE_TIMEOUTS.undo),
              onUndo: () => void save({ target, name }, true, true),
            },
      );
      if (state$.value.follows) list();
      void unread.load();
    } catch (error) {
      mark(target, !isFollowed);
      publish({ follows });
      reportFailure({ log, notices }, "A follow could not be saved", error);
    } finally {
      publish({ pending: new Set([...state$.value.pending].filter((other) => other !== target)) });
    }
  };

  return {
    state$: asBehavior(state$),
    list,
    offer,
    follow: (target: Pick<FollowSubject, "target" | "name">) => save(target, true),
    unfollow: (target: Pick<FollowSubject, "target" | "name">) => save(target, false),
  };
}
