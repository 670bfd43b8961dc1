import type { Briefcase, Browser, Lookups, ProfilesApi, SearchApi, Session, SessionApi } from "@rotunda/core";
import { BREAKPOINTS } from "@rotunda/core";
import {
  aBriefcase,
  anAppConfig,
  aSession,
  fakeAnalytics,
  fakeBriefcaseApi,
  fakeConfigApi,
  fakeLog,
  fakeProfilesApi,
  fakeSearchApi,
  fakeSessionApi,
  clockAt,
  someLookups,
} from "@rotunda/core/testing";
import { act, configure, render } from "@testing-library/react";
import { StrictMode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { vi } from "vitest";
import type { WebBrowser } from "../browser/browser.ts";
import { createContainer } from "../di/container.ts";
import * as token from "../di/tokens.ts";
import { ServicesProvider } from "../react/services.tsx";
import { createRouter } from "../routing/router.tsx";
import { servicesFrom } from "../routing/services.ts";

// A whole product under StrictMode on a busy machine: what is waited for comes, but not always within a second.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });

export interface World {
  session?: Session;
  /** In place of one that answers with `session`. */
  sessionApi?: Partial<SessionApi>;
  briefcase?: Briefcase;
  search?: Partial<SearchApi>;
  profiles?: Partial<ProfilesApi>;
  unlockedProfiles?: number[];
  windowWidth?: number;
  /** In place of the lists every test has. */
  lookups?: Partial<Lookups>;
}

/** What jsdom lacks and the screens ask for: a wide window that can scroll. */
function furnishWindow(width: number): void {
  window.innerWidth = width;
  window.scrollTo = () => {};
}

/** The whole product at an address below the base path, its ports rebound to fakes, under StrictMode. */
export async function openProduct(path: string, world: World = {}) {
  furnishWindow(world.windowWidth ?? BREAKPOINTS.lg);
  const container = createContainer();
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
  const briefcase = world.briefcase ?? aBriefcase([]);
  container.rebind(token.Clock).toConstantValue(clockAt());
  container.rebind(token.Log).toConstantValue(log);
  container.rebind(token.Analytics).toConstantValue(analytics);
  container.rebind(token.Browser).toConstantValue(browser);
  const config = anAppConfig({
    unlockedProfiles: world.unlockedProfiles ?? [],
    lookups: someLookups(world.lookups),
  });
  container.rebind(token.ConfigApi).toConstantValue(fakeConfigApi(config));
  container.rebind(token.SessionApi).toConstantValue({
    ...fakeSessionApi({ session: world.session ?? aSession(), briefcase }),
    ...world.sessionApi,
  });
  container.rebind(token.SearchApi).toConstantValue(searchApi);
  container.rebind(token.ProfilesApi).toConstantValue(profilesApi);
  container.rebind(token.BriefcaseApi).toConstantValue(fakeBriefcaseApi(briefcase));

  const startup = container.get(token.StartupStore);
  startup.begin();
  const router = createRouter(
    servicesFrom((wanted) => container.get(wanted)),
    (routes, options) => createMemoryRouter(routes, { ...options, initialEntries: [`/rotunda${path}`] }),
  );
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
