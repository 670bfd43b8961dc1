import * as adapters from "@rotunda/adapters-http";
import * as stores from "@rotunda/core/stores";
import { Container } from "inversify";
import { createAnalytics, createBrowser, createWindowWidth, readServerPort } from "../browser/browser.ts";
import { createEarlyFetch } from "../browser/early-fetch.ts";
import { createLogOutput } from "../browser/log.ts";
import * as token from "./tokens.ts";

/** The composition root: creates each long-lived part of the web app when it is first requested. */
export function createContainer(): Container {
  const container = new Container({ defaultScope: "Singleton" });
  const get = <T>(key: token.Token<T>): T => container.get(key);

  /** Binds a factory to the keys of its ports, by name. */
  function bind<T, Ports extends object>(
    key: token.Token<T>,
    create: (ports: Ports) => T,
    ports: { [Name in keyof Ports]: token.Token<Ports[Name]> },
  ): void {
    container.bind(key).toDynamicValue(() => {
      const made = Object.entries<token.Token<unknown>>(ports).map(([name, port]) => [name, get(port)]);
      return create(Object.fromEntries(made) as Ports);
    });
  }

  const { Analytics, Browser, Clock, Http, Log, LogStore } = token;
  const { BriefcaseStore, NoticesStore, SessionStore } = token;
  const { BriefcaseApi, DossiersApi, ExportsApi, HomeApi, ProfilesApi, SearchApi, SessionApi } = token;

  container.bind(Clock).toConstantValue(() => new Date());
  container.bind(LogStore).toDynamicValue(() =>
    stores.createLogStore({
      output: createLogOutput(console),
      reporter: get(token.Reporter),
      clock: get(Clock),
      page: () => window.location.href,
    }),
  );
  container.bind(Log).toDynamicValue(() => get(LogStore));
  container.bind(Browser).toDynamicValue(() => createBrowser(window));
  container.bind(Analytics).toDynamicValue(() => createAnalytics(window));
  container.bind(Http).toDynamicValue(() =>
    adapters.createHttp({
      origin: adapters.serverOrigin(window.location, readServerPort(window)),
      fetch: createEarlyFetch(window),
      // Resolved late because the session store needs this client.
      onSignedOut: () => get(SessionStore).clear(),
    }),
  );

  const bindApi = <T>(key: token.Token<T>, create: (http: adapters.Http) => T) =>
    container.bind(key).toDynamicValue(() => create(get(Http)));
  bindApi(SessionApi, adapters.createSessionApi);
  bindApi(token.ConfigApi, adapters.createConfigApi);
  bindApi(HomeApi, adapters.createHomeApi);
  bindApi(SearchApi, adapters.createSearchApi);
  bindApi(ProfilesApi, adapters.createProfilesApi);
  bindApi(token.ChangesApi, adapters.createChangesApi);
  bindApi(BriefcaseApi, adapters.createBriefcaseApi);
  bindApi(ExportsApi, adapters.createExportsApi);
  bindApi(DossiersApi, adapters.createDossiersApi);
  bindApi(token.Reporter, adapters.createReporter);

  const told = { notices: NoticesStore, log: Log };
  container.bind(token.ScreenStore).toDynamicValue(() => stores.createScreenStore(createWindowWidth(window)));
  bind(NoticesStore, stores.createNoticesStore, { log: Log });
  bind(token.TraceStore, stores.createTraceStore, { log: LogStore, clock: Clock });
  bind(token.AnalyticsStore, stores.createAnalyticsStore, { analytics: Analytics, session: SessionStore });
  bind(token.LookupsStore, stores.createLookupsStore, { api: token.ConfigApi });
  bind(SessionStore, stores.createSessionStore, { api: SessionApi, clock: Clock });
  bind(token.StartupStore, stores.createStartupStore, {
    ...told,
    lookups: token.LookupsStore,
    session: SessionStore,
    briefcase: BriefcaseStore,
  });
  bind(token.SignOutStore, stores.createSignOutStore, {
    ...told,
    api: SessionApi,
    session: SessionStore,
    browser: Browser,
  });

  bind(token.HomeStore, stores.createHomeStore, { api: HomeApi, log: Log, clock: Clock });
  bind(token.SearchStore, stores.createSearchStore, { api: SearchApi, log: Log });
  bind(token.SuggestionsStore, stores.createSuggestionsStore, { api: SearchApi, log: Log });
  bind(token.JobTitlesStore, stores.createJobTitlesStore, { api: SearchApi, log: Log });
  bind(token.SearchCountsStore, stores.createSearchCountsStore, { api: SearchApi, log: Log });
  bind(token.SearchPlacesStore, stores.createSearchPlacesStore, { api: SearchApi, log: Log });
  bind(token.DetailStore, stores.createDetailStore, { api: ProfilesApi, log: Log });

  bind(token.PeopleStore, stores.createSuggestionsStore, { api: SearchApi, log: Log });
  bind(token.ChangesStore, stores.createChangesStore, { api: token.ChangesApi, log: Log });
  bind(token.ChangeFeedStore, stores.createChangeFeedStore, { ...told, api: token.ChangesApi });
  bind(token.RecordChangesStore, stores.createChangesStore, { api: token.ChangesApi, log: Log });

  const edits = { api: BriefcaseApi, briefcase: BriefcaseStore, notices: NoticesStore, analytics: Analytics };
  bind(BriefcaseStore, stores.createBriefcaseStore, {
    ...told,
    api: BriefcaseApi,
    session: SessionStore,
    clock: Clock,
    analytics: Analytics,
  });
  bind(token.FoldersStore, stores.createFoldersStore, { ...edits, log: Log });
  bind(token.MoveStore, stores.createMoveStore, edits);
  bind(token.MassAddStore, stores.createMassAddStore, edits);
  bind(token.RemovalStore, stores.createRemovalStore, edits);

  const files = { ...told, browser: Browser, clock: Clock };
  bind(token.ComparePeopleStore, stores.createComparePeopleStore, { ...files, api: ProfilesApi });
  bind(token.CompareGroupsStore, stores.createCompareGroupsStore, { ...files, api: ProfilesApi });
  bind(token.ContactExportStore, stores.createContactExportStore, { ...files, api: ExportsApi, session: SessionStore });
  bind(token.DossierStore, stores.createDossierStore, { ...files, api: DossiersApi, session: SessionStore });
  bind(token.ProfileFileStore, stores.createProfileFileStore, { ...files, api: DossiersApi });
  bind(token.CustomLogoStore, stores.createCustomLogoStore, { ...told, api: DossiersApi });
  return container;
}
