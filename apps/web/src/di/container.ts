import * as adapters from "@rotunda/adapters-http";
import { createErrorNotice, describeFailure, toFailure } from "@rotunda/core";
import * as stores from "@rotunda/core/stores";
import { Container } from "inversify";
import { createBrowserPlatform, type Platform, createLogOutput } from "../browser/browser.ts";
import { loadPart } from "../routing/load-part.ts";
import { createBinders } from "./binding.ts";
import * as token from "./tokens.ts";

/** The composition root: creates each long-lived part of the web app when it is first requested. */
export function createContainer(platform: Platform = createBrowserPlatform(window)): Container {
  const container = new Container({ defaultScope: "Singleton" });
  const get = <T>(key: token.Token<T>): T => container.get(key);
  const { bind, bindApi } = createBinders(container);
  const { Analytics, Browser, Clock, Http, Log, LogStore } = token;
  const { BriefcaseStore, NoticesStore, SessionStore } = token;
  const { BriefcaseApi, HomeApi, ProfilesApi, SearchApi, SessionApi } = token;

  container.bind(Clock).toConstantValue(() => new Date());
  container.bind(LogStore).toDynamicValue(() =>
    stores.createLogStore({
      output: createLogOutput(console),
      reporter: get(token.Reporter),
      clock: get(Clock),
      page: platform.page,
    }),
  );
  container.bind(Log).toDynamicValue(() => get(LogStore));
  container.bind(Browser).toConstantValue(platform.browser);
  container.bind(Analytics).toConstantValue(platform.analytics);
  container.bind(Http).toDynamicValue(() =>
    adapters.createHttp({
      ...platform.http,
      // Resolved late because the session store needs this client.
      onSignedOut: () => get(SessionStore).clear(),
    }),
  );

  bindApi(SessionApi, adapters.createSessionApi);
  bindApi(token.ConfigApi, adapters.createConfigApi);
  bindApi(HomeApi, adapters.createHomeApi);
  bindApi(SearchApi, adapters.createSearchApi);
  bindApi(ProfilesApi, adapters.createProfilesApi);
  bindApi(BriefcaseApi, adapters.createBriefcaseApi);
  bindApi(token.Reporter, adapters.createReporter);

  const told = { notices: NoticesStore, log: Log };
  container.bind(token.RenderedOn).toConstantValue(() => platform.renderedOn);
  container.bind(token.WindowWidth).toConstantValue(platform.width);
  container.bind(token.ScreenStore).toDynamicValue(() => stores.createScreenStore(platform.width));
  bind(NoticesStore, stores.createNoticesStore, { log: Log });
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

  bind(BriefcaseStore, stores.createBriefcaseStore, {
    ...told,
    api: BriefcaseApi,
    session: SessionStore,
    clock: Clock,
    analytics: Analytics,
  });
  container.bind(token.LatePart).toDynamicValue(() =>
    stores.createPartStore({
      fetchPart: async () => {
        const load = () => Promise.all([import("../briefcase/dialogs.tsx"), import("./late-stores.ts")]);
        const options = { wanted: platform.page(), browser: get(Browser), memory: sessionStorage };
        const [dialogs, { bindLateStores }] = await loadPart(load, options);
        bindLateStores(container);
        return dialogs;
      },
      onFailure: (error) => {
        // Closed, so that the star can open the dialog again.
        get(BriefcaseStore).closeMove();
        get(NoticesStore).show(createErrorNotice(describeFailure(toFailure(error))));
      },
    }),
  );
  return container;
}
