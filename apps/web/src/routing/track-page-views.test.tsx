import type { AnalyticsEvent } from "@rotunda/core";
import { CallFailed } from "@rotunda/core";
import { aProfile, SESSIONS } from "@rotunda/core/testing";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { openProduct } from "../testing/open-product.tsx";

const heading = (name: string | RegExp) => screen.findByRole("heading", { level: 1, name });

type Product = Awaited<ReturnType<typeof openProduct>>;

const pageViews = ({ analytics }: Product) =>
  analytics.pushed.flatMap((event: AnalyticsEvent) => (event.event === "page-view-ready" ? [event.page] : []));

describe("page views", () => {
  it("are reported once per page despite other requests", async () => {
    const product = await openProduct("/faq");
    await heading("FAQ");
    await waitFor(() => expect(pageViews(product)).toHaveLength(1));
    expect(pageViews(product)[0]).toMatchObject({
      loginStatus: "logged in",
      contentTitle: "Vignette",
      pageType: "Unknown",
    });
    await act(() => product.router.revalidate());
    await act(() => product.router.navigate("/faq#limits"));
    expect(pageViews(product)).toHaveLength(1);
    await act(() => product.router.navigate("/search/federal?q=water"));
    await screen.findByRole("heading", { name: /^Search Results/ });
    await waitFor(() => expect(pageViews(product)).toHaveLength(2));
    expect(pageViews(product)[1]).toMatchObject({ pageType: "Search or Content List" });
  });

  it("wait for the record and contain its name and profile type", async () => {
    let response = (_profile: ReturnType<typeof aProfile>) => {};
    const product = await openProduct("/profile/12", {
      profiles: { profile: () => new Promise((resolve) => (response = resolve)) },
    });
    expect(pageViews(product)).toEqual([]);
    act(() => response(aProfile({ id: 12, preferredNameDisplay: "Ruth Halvorsen", primaryProfileType: "Senator" })));
    await heading("Ruth Halvorsen");
    expect(pageViews(product)).toEqual([
      expect.objectContaining({ contentTitle: "Ruth Halvorsen", primaryProfileType: "Senator" }),
    ]);
    await act(() => product.router.navigate("/faq"));
    await heading("FAQ");
    await waitFor(() => expect(pageViews(product)).toHaveLength(2));
    expect(pageViews(product)[1]).not.toHaveProperty("primaryProfileType");
  });

  it("are not reported for a page whose data failed, until it loads", async () => {
    let isBroken = true;
    const product = await openProduct("/profile/12", {
      profiles: {
        profile: () =>
          isBroken ? Promise.reject(new CallFailed({ kind: "offline" })) : Promise.resolve(aProfile({ id: 12 })),
      },
    });
    await heading("Connection lost");
    expect(pageViews(product)).toEqual([]);
    isBroken = false;
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(pageViews(product)).toHaveLength(1));
  });

  it("contain the redirect's target, not its source", async () => {
    const product = await openProduct("/home", { session: SESSIONS.noAccess });
    await waitFor(() => expect(product.address()).toBe("/rotunda/paywall"));
    await waitFor(() => expect(pageViews(product)).toHaveLength(1));
  });
});
