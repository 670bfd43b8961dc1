import { CallFailed, type HomeApi } from "@rotunda/core";
import { aHomepage, fakeHomeApi } from "@rotunda/core/testing";
import { act, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { openProduct } from "../testing/open-product.tsx";

const online = () => act(async () => void window.dispatchEvent(new Event("online")));

describe("when the connection returns", () => {
  it("repeats requests that failed offline", async () => {
    const again = fakeHomeApi(aHomepage({ featuredProfilesText: "Here again." }));
    const homepage = vi
      .fn<HomeApi["homepage"]>((...args) => again.homepage(...args))
      .mockRejectedValueOnce(new CallFailed({ kind: "offline" }));
    await openProduct("/home", { home: { homepage } });
    await screen.findByRole("button", { name: "Retry" });
    await online();
    await screen.findByText("Here again.");
    expect(homepage).toHaveBeenCalledTimes(2);
  });

  it("doesn't repeat requests that got a response", async () => {
    const homepage = vi
      .fn<HomeApi["homepage"]>()
      .mockRejectedValueOnce(new CallFailed({ kind: "broken", status: 503 }));
    await openProduct("/home", { home: { homepage } });
    await screen.findByText("An error occurred, please try again.");
    await online();
    expect(homepage).toHaveBeenCalledOnce();
  });
});
