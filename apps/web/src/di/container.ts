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
  const load = <T>(part: () => Promise<T>): Promise<T> =>
    loadPart(part, { wanted: platform.page(), browser: get(token.Browser), memory: sessionStorage });

  container.bind(token.Clock).toConstantValue(() => new Date());
  container.bind(token.LogStore).toDynamicValue(() =>
    stores.createLogStore({
      output: createLogOutput(console),
      reporter: get(token.Reporter),
      clock: get(token.Clock),
      page: platform.page,
    }),
  );
  container.bind(token.Log).toDynamicValue(() => get(token.LogStore));
  container.bind(token.Browser).toConstantValue(platform.browser);
  container.bind(token.Analytics).toConstantValue(platform.analytics);
  container.bind(token.Http).toDynamicValue(() =>
    adapters.createHttp({
      ...platform.http,
      load,
      // Resolved late because the session store needs this client.
      onSignedOut: () => get(token.SessionStore).clear(),
    }),
  );

  bindApi(token.SessionApi, adapters.createSessionApi);
  bindApi(token.ConfigApi, adapters.createConfigApi);
  bindApi(token.HomeApi, adapters.createHomeApi);
  bindApi(token.SearchApi, adapters.createSearchApi);
  bindApi(token.ProfilesApi, adapters.createProfilesApi);
  bindApi(token.BriefcaseApi, adapters.createBriefcaseApi);
  bindApi(token.Reporter, adapters.createReporter);

  const reporting = { notices: token.NoticesStore, log: token.Log };
  container.bind(token.RenderedOn).toConstantValue(() => platform.renderedOn);
  container.bind(token.WindowWidth).toConstantValue(platform.width);
  container.bind(token.ScreenStore).toDynamicValue(() => stores.createScreenStore(platform.width));
  bind(token.NoticesStore, stores.createNoticesStore, { log: token.Log });
  bind(token.AnalyticsStore, stores.createAnalyticsStore, { analytics: token.Analytics, session: token.SessionStore });
  bind(token.LookupsStore, stores.createLookupsStore, { api: token.ConfigApi });
  bind(token.SessionStore, stores.createSessionStore, { api: token.SessionApi, clock: token.Clock });
  bind(token.StartupStore, stores.createStartupStore, {
    ...reporting,
    lookups: token.LookupsStore,
    session: token.SessionStore,
    briefcase: token.BriefcaseStore,
  });
  bind(token.SignOutStore, stores.createSignOutStore, {
    ...reporting,
    api: token.SessionApi,
    session: token.SessionStore,
    browser: token.Browser,
  });

  bind(token.HomeStore, stores.createHomeStore, { api: token.HomeApi, log: token.Log, clock: token.Clock });
  bind(token.SearchStore, stores.createSearchStore, { api: token.SearchApi, log: token.Log });
  bind(token.SuggestionsStore, stores.createSuggestionsStore, { api: token.SearchApi, log: token.Log });
  bind(token.JobTitlesStore, stores.createJobTitlesStore, { api: token.SearchApi, log: token.Log });
  bind(token.SearchCountsStore, stores.createSearchCountsStore, { api: token.SearchApi, log: token.Log });
  bind(token.SearchPlacesStore, stores.createSearchPlacesStore, { api: token.SearchApi, log: token.Log });
  bind(token.DetailStore, stores.createDetailStore, { api: token.ProfilesApi, log: token.Log });

  bind(token.BriefcaseStore, stores.createBriefcaseStore, {
    ...reporting,
    api: token.BriefcaseApi,
    session: token.SessionStore,
    clock: token.Clock,
    analytics: token.Analytics,
  });
  container.bind(token.LazyStores).toDynamicValue(() =>
    stores.createPartStore({
      fetchPart: async () => {
        const parts = () => Promise.all([import("../briefcase/dialogs.tsx"), import("./lazy-stores.ts")]);
        const [dialogs, { bindLazyStores }] = await load(parts);
        bindLazyStores(container);
        return dialogs;
      },
      onFailure: (error) => {
        // Marked as closed, so that the star can open the dialog again.
        get(token.BriefcaseStore).closeMove();
        get(token.NoticesStore).show(createErrorNotice(describeFailure(toFailure(error))));
      },
    }),
  );
  return container;
}
