import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeLog } from "../../testing/fakes.ts";
import { anAppConfig } from "../../testing/builders.ts";
import { SESSIONS, aSessionAnswer, clockAt } from "../../testing/session.ts";
import { CallFailed, type Failure } from "../kernel/failure.ts";
import type { AppConfig } from "../lookups/lookups.port.ts";
import { createLookupsStore } from "../lookups/lookups.store.ts";
import type { Notice } from "../notices/notice.ts";
import type { Session, SessionAnswer } from "../session/session.port.ts";
import { createSessionStore } from "../session/session.store.ts";
import { createStartupStore } from "./startup.store.ts";

interface Answers {
  config?: () => Promise<AppConfig>;
  session?: () => Promise<SessionAnswer>;
}

function start(answers: Answers = {}) {
  const calls: string[] = [];
  const shown: Notice[] = [];
  const log = fakeLog();
  const session = createSessionStore({
    api: {
      session: () => {
        calls.push("session");
        return answers.session?.() ?? Promise.resolve(aSessionAnswer());
      },
    },
    clock: clockAt(),
  });
  const lookups = createLookupsStore({
    api: {
      appConfig: () => {
        calls.push("config");
        return answers.config?.() ?? Promise.resolve(anAppConfig());
      },
    },
  });
  const briefcase = { accept: () => void calls.push("accept"), refresh: () => void calls.push("refresh") };
  let showPage = () => {};
  const whenReady = new Promise<void>((resolve) => (showPage = resolve));
  const notices = { whenReady, show: (notice: Notice) => void shown.push(notice) };
  const startup = createStartupStore({ lookups, session, briefcase, notices, log });
  return { startup, lookups, calls, shown, log, showPage };
}

const after = <T>(ms: number, value: T) => new Promise<T>((resolve) => void setTimeout(() => resolve(value), ms));
const failing = (failure: Failure) => () => Promise.reject(new CallFailed(failure));
const as = (session: Session) => ({ session: () => Promise.resolve(aSessionAnswer({ session })) });

describe("the loading sequence", () => {
  it("loads config and session, passes on the Briefcase, refreshes it and is ready", async () => {
    const { startup, lookups, calls } = start();
    startup.begin();
    expect(startup.state$.value).toEqual({ status: "loading", isSlow: false, redirectPath: null });
    await startup.settled();
    expect(calls).toEqual(["config", "session", "accept", "refresh"]);
    expect(startup.state$.value).toEqual({ status: "ready" });
    expect(lookups.state$.value.status).toBe("ready");
  });

  it("starts once", async () => {
    const { startup, calls } = start();
    startup.begin();
    startup.begin();
    await startup.settled();
    startup.begin();
    await startup.settled();
    expect(calls).toEqual(["config", "session", "accept", "refresh"]);
  });

  it("is loading before the start, with home as the target", async () => {
    const { startup, calls } = start();
    expect(startup.state$.value).toEqual({ status: "loading", isSlow: false, redirectPath: null });
    await startup.settled();
    expect(startup.nextPath()).toBe("/home");
    expect(calls).toEqual([]);
  });

  it("navigates to the kept path", async () => {
    const { startup } = start();
    startup.begin();
    startup.keep("/search/federal?q=a%26b#x");
    expect(startup.state$.value).toMatchObject({ redirectPath: "/search/federal?q=a%26b#x" });
    await startup.settled();
    expect(startup.nextPath()).toBe("/search/federal?q=a%26b#x");
    startup.keep("/faq");
    expect(startup.state$.value).toEqual({ status: "ready" });
  });

  it.each([
    ["a member", SESSIONS.member, "/home"],
    ["a lapsed subscriber", SESSIONS.lapsed, "/my-account"],
    ["a visitor", SESSIONS.visitor, "/home"],
  ])("sends %s to the default page", async (_who, session, path) => {
    const { startup } = start(as(session));
    startup.begin();
    await startup.settled();
    expect(startup.nextPath()).toBe(path);
  });

  it("shows the server's error without a notice", async () => {
    const { startup, shown, log, showPage } = start({ config: failing({ kind: "broken", status: 500 }) });
    showPage();
    startup.begin();
    await startup.settled();
    expect(log.errors).toEqual(["Loading failed"]);
    expect(startup.state$.value).toEqual({ status: "failed", failure: { kind: "broken", status: 500 } });
    expect(shown).toEqual([]);
  });

  it.each<Failure>([{ kind: "refused", status: 404 }, { kind: "offline" }])(
    "shows a generic error for %j as soon as a page is shown",
    async (failure) => {
      const { startup, shown, showPage } = start({ session: failing(failure) });
      startup.begin();
      await startup.settled();
      expect(startup.state$.value).toEqual({ status: "failed", failure });
      expect(shown).toEqual([]);
      showPage();
      await Promise.resolve();
      expect(shown).toEqual([{ message: "An error occurred, please try again.", color: "error", timeout: 5000 }]);
    },
  );

  it("can be restarted after a failure and keeps its target", async () => {
    const session = vi.fn(() => Promise.resolve(aSessionAnswer()));
    session.mockRejectedValueOnce(new CallFailed({ kind: "offline" }));
    const { startup } = start({ session });
    startup.begin();
    startup.keep("/faq");
    await startup.settled();
    startup.begin();
    expect(startup.state$.value).toEqual({ status: "loading", isSlow: false, redirectPath: "/faq" });
    await startup.settled();
    expect(startup.state$.value).toEqual({ status: "ready" });
    expect(startup.nextPath()).toBe("/faq");
  });

  it("is ready only after both responses, in any order", async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        const { startup, lookups, calls } = start({
          config: () => scheduler.schedule(Promise.resolve(anAppConfig()), "config"),
          session: () => scheduler.schedule(Promise.resolve(aSessionAnswer()), "session"),
        });
        const ready: string[] = [];
        startup.state$.subscribe((state) => {
          if (state.status === "ready") ready.push(lookups.state$.value.status, ...calls);
        });
        startup.begin();
        await scheduler.waitFor(startup.settled());
        expect(ready).toEqual(["ready", "config", "session", "accept", "refresh"]);
      }),
    );
  });
});

describe("slow loading", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("shows after two seconds and is logged after ten, once", async () => {
    const { startup, log } = start({ config: () => after(30_000, anAppConfig()) });
    startup.begin();
    await vi.advanceTimersByTimeAsync(1_999);
    expect(startup.state$.value).toMatchObject({ isSlow: false });
    await vi.advanceTimersByTimeAsync(1);
    expect(startup.state$.value).toMatchObject({ status: "loading", isSlow: true });
    await vi.advanceTimersByTimeAsync(7_999);
    expect(log.warnings).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(log.warnings).toEqual(["Loading takes more than 10 seconds"]);
    await vi.advanceTimersByTimeAsync(20_000);
    await startup.settled();
    expect(startup.state$.value).toEqual({ status: "ready" });
    expect(log.warnings).toHaveLength(1);
  });

  it("doesn't show after loading", async () => {
    const { startup, log } = start({ config: () => after(1_000, anAppConfig()) });
    startup.begin();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(startup.state$.value).toEqual({ status: "ready" });
    expect(log.warnings).toEqual([]);
  });
});
