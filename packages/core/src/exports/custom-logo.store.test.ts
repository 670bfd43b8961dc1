import { describe, expect, it, vi } from "vitest";
import { fakeLog } from "../../testing/fakes.ts";
import { CallFailed } from "../kernel/failure.ts";
import type { Notice } from "../notices/notice.ts";
import { createCustomLogoStore } from "./custom-logo.store.ts";

function start(response: () => Promise<void>) {
  const requestCustomLogo = vi.fn(response);
  const shown: Notice[] = [];
  const log = fakeLog();
  const store = createCustomLogoStore({
    api: { requestCustomLogo },
    notices: { show: (notice) => void shown.push(notice) },
    log,
  });
  const states: string[] = [];
  store.state$.subscribe(({ status }) => states.push(status));
  return { store, requestCustomLogo, shown, log, states };
}

const settle = () => new Promise<void>((resolve) => setTimeout(resolve));

describe("the request for a custom logo", () => {
  it("is sent once, with a notice", async () => {
    const { store, requestCustomLogo, shown, states } = start(() => Promise.resolve());
    store.request("  Our seal, please. ");
    store.request("Again");
    expect(store.state$.value).toEqual({ status: "sending" });
    await settle();
    expect(requestCustomLogo).toHaveBeenCalledExactlyOnceWith("Our seal, please.");
    expect(states).toEqual(["idle", "sending", "sent"]);
    expect(shown).toEqual([
      { message: "Request for custom logo successfully submitted.", color: "primary", timeout: 3000 },
    ]);
  });

  it("can be repeated after any failure", async () => {
    const { store, requestCustomLogo, shown, log, states } = start(() =>
      Promise.reject(new CallFailed({ kind: "refused", status: 400, message: "No logo today." })),
    );
    store.request("");
    await settle();
    expect(shown).toEqual([{ message: "An error occurred, please try again.", color: "error", timeout: 5000 }]);
    expect(log.errors).toEqual(["The request for a custom logo failed"]);
    store.request("");
    await settle();
    expect(requestCustomLogo).toHaveBeenCalledTimes(2);
    expect(states).toEqual(["idle", "sending", "idle", "sending", "idle"]);
  });
});
