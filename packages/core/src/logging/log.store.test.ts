import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { NOW } from "../../testing/session.ts";
import { CallFailed } from "../kernel/failure.ts";
import { LOG_LEVELS, type EntryLevel } from "./log-level.ts";
import { MAX_WAITING_REPORTS, createLogStore } from "./log.store.ts";
import type { ReportAnswer } from "./reporter.port.ts";

const SENT: ReportAnswer = { status: "sent" };
const limited = (retryAfter: string | null = null): ReportAnswer => ({ status: "limited", retryAfter });

/** A log with a service that returns these responses, then accepts everything. */
function logged(answers: (ReportAnswer | Error)[] = []) {
  const printed: [EntryLevel, string, unknown][] = [];
  const reports: { level: string; message: string }[] = [];
  const send = vi.fn((report: string) => {
    reports.push(JSON.parse(report) as { level: string; message: string });
    const response = answers.shift() ?? SENT;
    return response instanceof Error ? Promise.reject(response) : Promise.resolve(response);
  });
  const log = createLogStore({
    output: { print: (...entry) => void printed.push(entry as [EntryLevel, string, unknown]) },
    reporter: { send },
    clock: () => new Date(),
    page: () => "/rotunda/search/federal?q=water",
  });
  const reported = () => reports.map(({ message }) => message);
  return { log, printed, reports, send, reported };
}

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

const settle = () => vi.advanceTimersByTimeAsync(0);

describe("the log", () => {
  it("prints only errors and reports errors and warnings", async () => {
    const { log, printed, reports } = logged();
    log.error("The profile could not be read", { id: 7 });
    log.warning("A message came before it could be shown");
    await settle();
    expect(printed).toEqual([["error", "The profile could not be read", { id: 7 }]]);
    expect(reports).toEqual([
      {
        level: "error",
        time: NOW.toISOString(),
        page: "/rotunda/search/federal",
        code: "",
        message: "The profile could not be read",
        detail: '{"id":7}',
      },
      expect.objectContaining({ level: "warning", message: "A message came before it could be shown", detail: "" }),
    ]);
  });

  it("reports failures after the end of the session as warnings, without printing them", async () => {
    const { log, printed, reports } = logged();
    log.error("Search failed", new CallFailed({ kind: "refused", status: 401, message: "Please log in." }));
    log.error("Search failed", new CallFailed({ kind: "refused", status: 403 }));
    await settle();
    expect(printed).toEqual([["error", "Search failed", expect.objectContaining({ code: "403" })]]);
    expect(reports.map(({ level }) => level)).toEqual(["warning", "error"]);
  });

  it("follows the current thresholds for console and reports", async () => {
    const { log, printed, reported } = logged();
    log.setThresholds({ console: "debug" });
    expect(log.thresholds$.value).toEqual({ console: "debug", report: "warning" });
    log.write("debug", "1");
    log.write("trace", "2");
    log.setThresholds({ report: "none" });
    expect(log.thresholds$.value).toEqual({ console: "debug", report: "none" });
    log.write("fatal", "3");
    log.setThresholds({ console: "none", report: "trace" });
    log.write("trace", "4");
    await settle();
    expect(printed.map(([, message]) => message)).toEqual(["1", "3"]);
    expect(reported()).toEqual(["4"]);
  });

  it("sends no more reports than the limit", async () => {
    const { log, send } = logged();
    log.error("x".repeat(300_000), new CallFailed({ kind: "broken", status: 500 }));
    await settle();
    const report = send.mock.calls[0]?.[0] ?? "";
    expect(new TextEncoder().encode(report).length).toBeLessThanOrEqual(102_400);
    expect(JSON.parse(report)).toMatchObject({ code: "500" });
  });
});

describe("reporting", () => {
  it("waits a minute after rate limiting, then retries the report and sends the others", async () => {
    const { log, reported } = logged([limited()]);
    log.error("first");
    log.error("second");
    await vi.advanceTimersByTimeAsync(59_999);
    expect(reported()).toEqual(["first"]);
    await vi.advanceTimersByTimeAsync(1);
    expect(reported()).toEqual(["first", "first", "second"]);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(reported()).toHaveLength(3);
  });

  it("waits as long as the service requests", async () => {
    const { log, reported } = logged([limited("5"), limited("10")]);
    log.error("first");
    await vi.advanceTimersByTimeAsync(4_999);
    expect(reported()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(reported()).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(reported()).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(reported()).toHaveLength(3);
  });

  it("drops a lost report without a message", async () => {
    const { log, printed, reported } = logged([new Error("no connection"), { status: "lost" }]);
    log.warning("first");
    log.warning("second");
    log.warning("third");
    await vi.advanceTimersByTimeAsync(600_000);
    expect(reported()).toEqual(["first", "second", "third"]);
    expect(printed).toEqual([]);
  });

  it("limits the queue and accepts reports again once it is empty", async () => {
    expect(MAX_WAITING_REPORTS).toBe(100);
    const { log, reported } = logged([limited("10")]);
    for (let number = 1; number <= 150; number += 1) log.error(String(number));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(reported().slice(1)).toEqual(Array.from({ length: 100 }, (_, index) => String(index + 1)));
    log.error("later");
    await settle();
    expect(reported().at(-1)).toBe("later");
  });

  it("sends every accepted report once, in order", async () => {
    const response = fc.oneof(
      fc.constant<ReportAnswer>(SENT),
      fc.constant<ReportAnswer>({ status: "lost" }),
      fc.constantFrom("1", "90", null, "soon").map(limited),
    );
    const levels = fc.array(fc.constantFrom(...LOG_LEVELS.filter((l): l is EntryLevel => l !== "none")), {
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(response, { maxLength: 6 }), levels, async (answers, written) => {
        const held = answers.filter(({ status }) => status === "limited").length;
        const left = answers.slice();
        const { log, reported } = logged(left);
        written.forEach((level, index) => log.write(level, String(index)));
        await vi.advanceTimersByTimeAsync(1_000_000);
        const expected = written.flatMap((level, index) => (/fatal|error|warning/.test(level) ? [String(index)] : []));
        const repeats = held - left.filter(({ status }) => status === "limited").length;
        expect(reported()).toHaveLength(expected.length + repeats);
        expect([...new Set(reported())]).toEqual(expected);
      }),
    );
  });
});
