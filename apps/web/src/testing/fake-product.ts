import type {
  Analytics,
  Briefcase,
  ChangesApi,
  InboxApi,
  HomeApi,
  Log,
  Lookups,
  NotesApi,
  ProfilesApi,
  SearchApi,
  Session,
  SessionApi,
  UnmatchedOptions,
} from "@rotunda/core";
import {
  aBriefcase,
  anAppConfig,
  aSession,
  clockAt,
  fakeAnalytics,
  fakeBriefcaseApi,
  fakeChangesApi,
  fakeConfigApi,
  fakeHomeApi,
  fakeInboxApi,
  fakeLog,
  fakeNotesApi,
  fakeSavedSearchesApi,
  fakeProfilesApi,
  fakeSearchApi,
  fakeSessionApi,
  someLookups,
} from "@rotunda/core/testing";
import { createMemoryRouter } from "react-router-dom";
import type { WebBrowser } from "../browser/browser.ts";
import { createContainer } from "../di/container.ts";
import * as token from "../di/tokens.ts";
import { createRouter } from "../routing/router.tsx";
import { collectServices } from "../routing/services.ts";

export interface FakeWorld {
  session?: Session;
  /** Replaces the API that answers with `session`. */
  sessionApi?: Partial<SessionApi>;
  briefcase?: Briefcase;
  home?: HomeApi;
  search?: Partial<SearchApi>;
  changes?: Partial<ChangesApi>;
  notes?: Partial<NotesApi>;
  inbox?: Partial<InboxApi>;
  profiles?: Partial<ProfilesApi>;
  unlockedProfiles?: number[];
  /** Replace the default lists. */
  lookups?: Partial<Lookups>;
  unmatchedOptions?: UnmatchedOptions[];
}

export interface FakePorts {
  browser?: WebBrowser;
  log?: Log;
  analytics?: Analytics;
  searchApi?: SearchApi;
  profilesApi?: ProfilesApi;
}

const STILL: WebBrowser = {
  leave: () => {},
  reachesServer: () => Promise.resolve(true),
  reload: () => {},
  saveFile: () => {},
};

/**
 * The whole product at an address below the base path, from the product's own container, its ports rebound to fakes.
 */
export function createFakeProduct(path: string, world: FakeWorld = {}, ports: FakePorts = {}) {
  const container = createContainer();
  const briefcase = world.briefcase ?? aBriefcase([]);
  const config = anAppConfig({
    unlockedProfiles: world.unlockedProfiles ?? [],
    lookups: someLookups(world.lookups),
    unmatchedOptions: world.unmatchedOptions ?? [],
  });
  container.rebind(token.Clock).toConstantValue(clockAt());
  container.rebind(token.Log).toConstantValue(ports.log ?? fakeLog());
  container.rebind(token.Reporter).toConstantValue({ send: async () => ({ status: "sent" }) });
  container.rebind(token.Analytics).toConstantValue(ports.analytics ?? fakeAnalytics());
  container.rebind(token.Browser).toConstantValue(ports.browser ?? STILL);
  container.rebind(token.ConfigApi).toConstantValue(fakeConfigApi(config));
  container.rebind(token.SessionApi).toConstantValue({
    ...fakeSessionApi({ session: world.session ?? aSession(), briefcase }),
    ...world.sessionApi,
  });
  container.rebind(token.HomeApi).toConstantValue(world.home ?? fakeHomeApi());
  container.rebind(token.SearchApi).toConstantValue(ports.searchApi ?? fakeSearchApi(world.search));
  container.bind(token.ChangesApi).toConstantValue(fakeChangesApi(world.changes));
  container.bind(token.SavedSearchesApi).toConstantValue(fakeSavedSearchesApi([]));
  container.bind(token.NotesApi).toConstantValue(fakeNotesApi(world.notes));
  container.bind(token.InboxApi).toConstantValue(fakeInboxApi(world.inbox));
  container.rebind(token.ProfilesApi).toConstantValue(ports.profilesApi ?? fakeProfilesApi(world.profiles));
  container.rebind(token.BriefcaseApi).toConstantValue(fakeBriefcaseApi(briefcase));
  const startup = container.get(token.StartupStore);
  startup.begin();
  const router = createRouter(
    collectServices((wanted) => container.get(wanted)),
    (routes, options) => createMemoryRouter(routes, { ...options, initialEntries: [`/rotunda${path}`] }),
  );
  return { container, router, startup };
}
