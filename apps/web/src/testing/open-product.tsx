import type { Browser } from "@rotunda/core";
import { BREAKPOINTS } from "@rotunda/core";
import { fakeAnalytics, fakeLog, fakeProfilesApi, fakeSearchApi } from "@rotunda/core/testing";
import { act, configure, render } from "@testing-library/react";
import { StrictMode } from "react";
import { RouterProvider } from "react-router-dom";
import { vi } from "vitest";
import type { WebBrowser } from "../browser/browser.ts";
import { ServicesProvider } from "../react/services.tsx";
import { createFakeProduct, type FakeWorld } from "./fake-product.ts";

// On a busy machine a whole product under StrictMode may need more than the default second.
configure({ asyncUtilTimeout: 10_000 });

export interface World extends FakeWorld {
  windowWidth?: number;
}

/** Adds browser features that jsdom lacks: a wide window that can scroll. */
function furnishWindow(width: number): void {
  window.innerWidth = width;
  window.scrollTo = () => {};
}

/** The whole product at an address below the base path, its ports rebound to fakes, under StrictMode. */
export async function openProduct(path: string, world: World = {}) {
  furnishWindow(world.windowWidth ?? BREAKPOINTS.lg);
  const browser = {
    leave: vi.fn<WebBrowser["leave"]>(),
    reachesServer: vi.fn<WebBrowser["reachesServer"]>(() => Promise.resolve(true)),
    reload: vi.fn<Browser["reload"]>(),
    saveFile: vi.fn<Browser["saveFile"]>(),
  };
  const log = fakeLog();
  const analytics = fakeAnalytics();
  const searchApi = fakeSearchApi(world.search);
  const search = vi.spyOn(searchApi, "search");
  const profilesApi = fakeProfilesApi(world.profiles);
  const profile = vi.spyOn(profilesApi, "profile");
  const { container, router, startup } = createFakeProduct(path, world, {
    browser,
    log,
    analytics,
    searchApi,
    profilesApi,
  });
  render(
    <StrictMode>
      <ServicesProvider container={container}>
        <RouterProvider router={router} />
      </ServicesProvider>
    </StrictMode>,
  );
  await act(() => startup.settled());
  const address = () => {
    const { pathname, search: query, hash } = router.state.location;
    return `${pathname}${query}${hash}`;
  };
  return { container, router, browser, log, analytics, search, profile, address };
}
