import type { Log } from "../kernel/platform.port.ts";
import type { SessionStore } from "../session/session.store.ts";
import type { InboxApi } from "./inbox.port.ts";

export interface UnreadStore extends ReturnType<typeof createUnreadStore> {}

interface UnreadPorts {
  api: Pick<InboxApi, "unread">;
  session: Pick<SessionStore, "noteUnread">;
  log: Log;
}

/** Creates the store that updates the number of unread lines, which comes with the session (INB-03). */
export function createUnreadStore({ api, session, log }: UnreadPorts) {
  return {
    set: session.noteUnread,
    /** Counts again; after a failure the last number stays. */
    load: async () => {
      try {
        session.noteUnread(await api.unread());
      } catch (error) {
        log.warning("The unread lines could not be counted", error);
      }
    },
  };
}
