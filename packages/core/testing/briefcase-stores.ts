import { createBriefcaseStore } from "../src/briefcase/briefcase.store.ts";
import type { BriefcaseApi } from "../src/briefcase/briefcase.port.ts";
import type { Briefcase } from "../src/records/briefcase.ts";
import { createFoldersStore } from "../src/briefcase/folders.store.ts";
import { createMassAddStore } from "../src/briefcase/mass-add.store.ts";
import { createMoveStore } from "../src/briefcase/move.store.ts";
import { createRemovalStore } from "../src/briefcase/removal.store.ts";
import type { Notice } from "../src/notices/notice.ts";
import type { Session } from "../src/session/session.port.ts";
import { createSessionStore } from "../src/session/session.store.ts";
import { aBriefcase, fakeBriefcaseApi } from "./briefcase.ts";
import { fakeLog } from "./fakes.ts";
import { NOW, SESSIONS, aSessionAnswer, fakeSessionApi } from "./session.ts";

export interface BriefcaseWorld {
  /** The session's Briefcase. */
  held?: Briefcase;
  session?: Session;
  /** Overrides of the in-memory server. */
  api?: Partial<BriefcaseApi>;
  /** The items that adding all results adds. */
  found?: readonly string[];
}

/** Creates the Briefcase stores with one server, and records requests, notices and analytics events. */
export async function openBriefcase(world: BriefcaseWorld = {}) {
  const { held = aBriefcase(["1-profile"], ["2-profile"]), session = SESSIONS.member, api: overrides = {} } = world;
  const server = fakeBriefcaseApi(held, world.found ?? []);
  const requests: { call: keyof BriefcaseApi; with: readonly unknown[] }[] = [];
  const api: BriefcaseApi = new Proxy(
    { ...server, ...overrides },
    {
      get: (answers, call: keyof BriefcaseApi) => {
        return (...args: unknown[]): unknown => {
          requests.push({ call, with: args });
          return Reflect.apply(answers[call], undefined, args);
        };
      },
    },
  );
  let now = NOW.getTime();
  const clock = () => new Date(now);
  const sessionStore = createSessionStore({ api: fakeSessionApi(aSessionAnswer({ session })), clock });
  await sessionStore.load();
  const shown: Notice[] = [];
  const events: string[] = [];
  const log = fakeLog();
  const notices = { show: (notice: Notice) => void shown.push(notice) };
  const analytics = { push: ({ event }: { event: string }) => void events.push(event) };
  const briefcase = createBriefcaseStore({ api, notices, session: sessionStore, log, clock, analytics });
  const folders = createFoldersStore({ api, briefcase, notices, log, analytics });
  const move = createMoveStore({ api, briefcase });
  const removal = createRemovalStore({ api, briefcase });
  const massAdd = createMassAddStore({ api, briefcase, notices, analytics });
  briefcase.accept(held);
  return {
    briefcase,
    folders,
    move,
    removal,
    massAdd,
    session: sessionStore,
    server,
    requests,
    shown,
    events,
    log,
    calls: () => requests.map(({ call }) => call),
    foldersOf: (itemId: string) => briefcase.state$.value.index.get(itemId) ?? [],
    later: (ms: number) => void (now += ms),
  };
}

export type OpenBriefcase = Awaited<ReturnType<typeof openBriefcase>>;

/** Flushes promises without advancing timers. */
export async function flushPromises(): Promise<void> {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
}
