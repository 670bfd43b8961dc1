import { BehaviorSubject } from "rxjs";
import { answerNewest } from "../kernel/answer-newest.store.ts";
import type { Failure } from "../kernel/failure.ts";
import { asBehavior } from "../kernel/observe-call.store.ts";
import { createSuccessNotice, NOTICE_TIMEOUTS, type NoticePorts, reportFailure } from "../notices/notice.ts";
import type { InboxApi, InboxLine, InboxPage, InboxQuery } from "./inbox.port.ts";
import type { UnreadStore } from "./unread.store.ts";

export type InboxState =
  | { status: "idle" }
  /** `page` is the last one, which stays visible while another one loads. */
  | { status: "loading"; page: InboxPage | null }
  | { status: "done"; page: InboxPage }
  | { status: "failed"; failure: Failure };

export interface InboxStore extends ReturnType<typeof createInboxStore> {}

interface InboxPorts extends NoticePorts {
  api: Pick<InboxApi, "inbox" | "mark" | "markAll" | "unmark">;
  unread: Pick<UnreadStore, "set">;
}

/** Marks lines before the response, reverts them on failure, and offers Undo (INB-08). */
export function createInboxStore({ api, unread, notices, log }: InboxPorts) {
  const state$ = new BehaviorSubject<InboxState>({ status: "idle" });
  let shown: InboxQuery | null = null;

  const publish = (state: InboxState) => {
    state$.next(state);
    if (state.status === "done") unread.set(state.page.unread);
  };
  const { ask: load } = answerNewest<InboxQuery, InboxPage, InboxState>(publish, {
    load: (query, signal) => api.inbox(query, signal),
    begin: () => ({ status: "loading", page: "page" in state$.value ? state$.value.page : null }),
    done: (page) => ({ status: "done", page }),
    problem: [log, "The inbox could not be loaded"],
    fail: (failure) => ({ status: "failed", failure }),
  });

  const reload = () => {
    if (shown) load(shown);
  };

  const change = (patch: (page: InboxPage) => Partial<InboxPage>) => {
    const { value } = state$;
    if (value.status === "done") state$.next({ ...value, page: { ...value.page, ...patch(value.page) } });
  };

  const show = (isMarked: (line: InboxLine) => boolean, isUnread: boolean) =>
    change(({ lines }) => ({ lines: lines.map((line) => (isMarked(line) ? { ...line, isUnread } : line)) }));

  const setUnread = (count: number) => {
    unread.set(count);
    change(() => ({ unread: count }));
  };

  /** Reloads the page after a failure, so that it shows the server's state. */
  const attempt = async (edit: () => Promise<void>) => {
    try {
      await edit();
    } catch (error) {
      reportFailure({ log, notices }, "Lines of the inbox could not be marked", error);
      reload();
    }
  };

  const mark = (line: InboxLine, isRead: boolean): Promise<void> =>
    attempt(async () => {
      const { record, day, through } = line;
      show((other) => other.through === through, !isRead);
      setUnread(await api.mark([{ record: `${record.id}-${record.recordType}`, day, through }], isRead));
    });

  return {
    state$: asBehavior(state$),
    show: (query: InboxQuery) => {
      shown = query;
      load(query);
    },
    retry: reload,
    mark,
    markAll: () =>
      attempt(async () => {
        show(() => true, false);
        const { marked, batch } = await api.markAll();
        setUnread(0);
        notices.show({
          ...createSuccessNotice(`${marked} marked read.`, NOTICE_TIMEOUTS.undo),
          onUndo: () =>
            void attempt(async () => {
              setUnread(await api.unmark(batch));
              reload();
            }),
        });
      }),
  };
}
