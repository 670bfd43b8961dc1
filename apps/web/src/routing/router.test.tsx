import { ANONYMOUS, CallFailed, type SessionApi } from "@rotunda/core";
import { aBriefcase, aProfile, aSession, SESSIONS } from "@rotunda/core/testing";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter } from "react-router-dom";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import * as token from "../di/tokens.ts";
import { openProduct } from "../testing/open-product.tsx";
import { createRouter } from "./router.tsx";
import { collectServices } from "./services.ts";

const heading = (name: string | RegExp) => screen.findByRole("heading", { level: 1, name });

describe("opening an address", () => {
  it("waits for the session, then returns to the requested page with query and hash", async () => {
    const { address } = await openProduct("/faq?from=mail#limits");
    await heading("FAQ");
    expect(address()).toBe("/rotunda/faq?from=mail#limits");
  });

  it("opens the page directly if the startup data is already loaded", async () => {
    const { container } = await openProduct("/home");
    const passed: string[] = [];
    const router = createRouter(
      collectServices((wanted) => container.get(wanted)),
      (routes, options) => {
        const made = createMemoryRouter(routes, { ...options, initialEntries: ["/rotunda/faq"] });
        made.subscribe(({ location }) => passed.push(location.pathname));
        return made;
      },
    );
    await waitFor(() => expect(router.state.initialized).toBe(true));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(passed).toEqual(["/rotunda/faq"]);
  });

  it("restarts after a server error and keeps the requested page", async () => {
    const response = { session: aSession(), briefcase: aBriefcase([]) };
    const session = vi
      .fn<SessionApi["session"]>(() => Promise.resolve(response))
      .mockRejectedValueOnce(new CallFailed({ kind: "broken", status: 503 }));
    const { address } = await openProduct("/faq?from=mail", { sessionApi: { session } });
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    await heading("FAQ");
    expect(address()).toBe("/rotunda/faq?from=mail");
  });

  it.each([
    ["/", "/rotunda/home"],
    ["/search", "/rotunda/search/congressional"],
    ["/profile", "/rotunda/search/congressional"],
  ])("leads from %s to %s", async (path, expected) => {
    const { address } = await openProduct(path);
    await waitFor(() => expect(address()).toBe(expected));
  });

  it("shows not-found for an unknown address and keeps the address", async () => {
    const { address } = await openProduct("/committee/12x");
    await heading("404 - Page Not Found");
    expect(address()).toBe("/rotunda/committee/12x");
    expect(screen.getByRole("link", { name: "Search for profiles" })).toHaveProperty(
      "pathname",
      "/rotunda/search/congressional",
    );
  });

  it("redirects visitors to the login page, which returns to the requested address", async () => {
    const { browser } = await openProduct("/search/federal?q=a%26b", { session: ANONYMOUS });
    await waitFor(() =>
      expect(browser.leave).toHaveBeenCalledExactlyOnceWith(
        `/login/?next=${encodeURIComponent("/rotunda/search/federal?q=a%26b")}`,
        { replace: true },
      ),
    );
  });

  it("redirects users without access to the paywall", async () => {
    const { address } = await openProduct("/home", { session: SESSIONS.noAccess });
    await waitFor(() => expect(address()).toBe("/rotunda/paywall"));
  });

  it("redirects a lapsed subscriber to the account page", async () => {
    const { browser } = await openProduct("/search/federal", { session: SESSIONS.lapsed });
    await waitFor(() => expect(browser.leave).toHaveBeenCalledExactlyOnceWith("/my-account/", { replace: true }));
  });

  it.each([
    ["/my-account", SESSIONS.member, "/my-account/"],
    ["/my-account", ANONYMOUS, `/login/?next=${encodeURIComponent("/rotunda/my-account")}`],
    ["/login-redirect?next=%2Frotunda%2Ffaq", ANONYMOUS, `/login/?next=${encodeURIComponent("/rotunda/faq")}`],
    ["/contact", ANONYMOUS, "/contact"],
  ])("leaves for %s once, despite other requests", async (path, session, expected) => {
    const { browser, router } = await openProduct(path, { session });
    await waitFor(() => expect(browser.leave).toHaveBeenCalledWith(expected, { replace: true }));
    await act(() => {
      void router.revalidate();
      return Promise.resolve();
    });
    expect(browser.leave).toHaveBeenCalledTimes(1);
  });

  it("shows a message after ten seconds without the login page, and Retry navigates again", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const { browser } = await openProduct("/search/federal?q=water", { session: ANONYMOUS });
    const login = `/login/?next=${encodeURIComponent("/rotunda/search/federal?q=water")}`;
    const link = await screen.findByRole("link", { name: "Log in" });
    expect(link.getAttribute("href")).toBe(login);
    expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    screen.getByText("The login page isn’t responding. Check your connection, then retry or use the link below.");
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    expect(browser.leave.mock.calls).toEqual([
      [login, { replace: true }],
      [login, { replace: true }],
    ]);
    expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
  });

  it("navigates again when the user follows the link again", async () => {
    const { browser, router } = await openProduct("/faq");
    await heading("FAQ");
    act(() => void router.navigate("/my-account"));
    act(() => void router.navigate("/my-account"));
    await waitFor(() => expect(browser.leave).toHaveBeenCalledTimes(2));
    expect(browser.leave).toHaveBeenLastCalledWith("/my-account/", { replace: false });
  });

  it("shows an unlocked profile to a visitor", async () => {
    const { browser } = await openProduct("/profile/12", { session: ANONYMOUS, unlockedProfiles: [12] });
    await heading("Ruth Halvorsen");
    expect(browser.leave).not.toHaveBeenCalled();
  });
});

describe("a record's page", () => {
  it("is requested once and sets the title and the meta tags that repeat it", async () => {
    const { profile } = await openProduct("/profile/12-ruth-halvorsen");
    await heading("Ruth Halvorsen");
    expect(profile).toHaveBeenCalledTimes(1);
    expect(document.title).toBe("Ruth Halvorsen - Rotunda");
  });

  it("redirects to the address of a 303 without a history entry", async () => {
    const { router, address } = await openProduct("/home", {
      profiles: {
        knowWho: () => Promise.reject(new CallFailed({ kind: "moved", to: "/rotunda/profile/3-ruth-halvorsen" })),
      },
    });
    await heading(/Who holds office/);
    await act(() => router.navigate("/profile/kw/801"));
    await heading("Ruth Halvorsen");
    expect(address()).toBe("/rotunda/profile/3-ruth-halvorsen");
    await act(() => router.navigate(-1));
    await waitFor(() => expect(address()).toBe("/rotunda/home"));
  });

  it("redirects once to a page that isn't a record", async () => {
    const to = "/rotunda/paywall";
    const { router, address } = await openProduct("/home", {
      profiles: { profile: () => Promise.reject(new CallFailed({ kind: "moved", to })) },
    });
    await heading(/Who holds office/);
    await act(() => router.navigate("/profile/12"));
    await waitFor(() => expect([address(), router.state.navigation.state]).toEqual([to, "idle"]));
  });

  it("doesn't redirect after the user navigated away", async () => {
    let move = () => {};
    const response = new Promise<never>((_, reject) => {
      move = () => reject(new CallFailed({ kind: "moved", to: "/rotunda/paywall" }));
    });
    const { router, address } = await openProduct("/home", { profiles: { profile: () => response } });
    await heading(/Who holds office/);
    await act(() => router.navigate("/profile/12"));
    await act(() => router.navigate("/faq"));
    await heading("FAQ");
    move();
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect([address(), router.state.navigation.state]).toEqual(["/rotunda/faq", "idle"]);
  });

  it.each([
    [new CallFailed({ kind: "broken", status: 503 }), /We apologize for the issue/],
    [new CallFailed({ kind: "refused", status: 403 }), "404 - Page Not Found"],
    [new CallFailed({ kind: "offline" }), "Connection lost"],
    [new CallFailed({ kind: "refused", status: 429, retryAfter: 30 }), "Please wait"],
  ])("shows the view of its failure: %s", async (failure, expected) => {
    await openProduct("/profile/12", { profiles: { profile: () => Promise.reject(failure) } });
    await heading(expected);
  });

  it("redirects to login if the session expired, and back to the record", async () => {
    const { browser, container } = await openProduct("/profile/12");
    act(() => container.get(token.SessionStore).clear());
    await waitFor(() =>
      expect(browser.leave).toHaveBeenCalledExactlyOnceWith(
        `/login/?next=${encodeURIComponent("/rotunda/profile/12")}`,
        { replace: true },
      ),
    );
  });

  it("resets for the next record, focuses its heading and announces it once", async () => {
    const { router } = await openProduct("/profile/1", {
      profiles: { profile: (id) => Promise.resolve(aProfile({ id, preferredNameDisplay: `Person ${id}` })) },
    });
    await heading("Person 1");
    await act(() => router.navigate("/profile/2"));
    const next = await heading("Person 2");
    await waitFor(() => expect(document.activeElement).toBe(next));
    expect(document.title).toBe("Person 2 - Rotunda");
    expect(
      screen.getAllByRole("status").filter(({ textContent }) => textContent === "Person 2 - Rotunda"),
    ).toHaveLength(1);
  });
});
