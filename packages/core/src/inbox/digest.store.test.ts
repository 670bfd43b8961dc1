import { expect, it, vi } from "vitest";
import { fakeLog } from "../../testing/fakes.ts";
import { aDigest, fakeInboxApi } from "../../testing/inbox.ts";
import { CallFailed } from "../kernel/failure.ts";
import type { Notice } from "../notices/notice.ts";
import { createDigestStore } from "./digest.store.ts";

const settle = () => new Promise<void>((resolve) => void setTimeout(resolve));

it("shows a choice before the response, and reverts it on failure", async () => {
  const api = fakeInboxApi();
  const notices: Notice[] = [];
  const log = fakeLog();
  const store = createDigestStore({ api, log, notices: { show: (notice) => void notices.push(notice) } });
  expect(store.state$.value).toEqual({ digest: null, isBusy: false });
  store.load();
  await settle();
  expect(store.state$.value).toEqual({ digest: aDigest(), isBusy: false });
  store.save({ cadence: "weekly", atOnce: [] });
  expect(store.state$.value).toMatchObject({ digest: { cadence: "weekly" }, isBusy: true });
  await settle();
  vi.spyOn(api, "saveDigest").mockRejectedValueOnce(new CallFailed({ kind: "offline" }));
  store.save({ cadence: "off", atOnce: [] });
  await settle();
  expect(store.state$.value).toMatchObject({ digest: { cadence: "weekly" }, isBusy: false });
  expect(notices).toHaveLength(1);
  expect(log.errors).toEqual(["The mail settings could not be loaded or saved"]);
  vi.spyOn(api, "resendDigest").mockResolvedValueOnce(aDigest({ last: null }));
  store.resend();
  await settle();
  expect(store.state$.value.digest?.last).toBeNull();
});
