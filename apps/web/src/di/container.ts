import {
  createBriefcaseApi,
  createConfigApi,
  createExportsApi,
  createHomeApi,
  createHttp,
  createProfilesApi,
  createSearchApi,
  createSessionApi,
  serverOrigin,
} from "@rotunda/adapters-http";
import {
  createAnalyticsStore,
  createBriefcaseStore,
  createContactExportStore,
  createDetailStore,
  createHomeStore,
  createJobTitlesStore,
  createLogStore,
  createLookupsStore,
  createNoticesStore,
  createScreenStore,
  createSearchStore,
  createSessionStore,
  createSignOutStore,
  createStartupStore,
  createSuggestionsStore,
  createTraceStore,
} from "@rotunda/core/stores";
import { Container } from "inversify";
import { createAnalytics } from "../browser/analytics.ts";
import { createBrowser, readServerPort } from "../browser/browser.ts";
import { createEarlyFetch } from "../browser/early-fetch.ts";
import { createLogOutput } from "../browser/log.ts";
import { createWindowWidth } from "../browser/viewport.ts";
import { bindBriefcase } from "./bind-briefcase.ts";
import * as token from "./tokens.ts";

/** The composition root: every long-lived part of the web app, made when it is first asked for. */
export function createContainer(): Container {
  const container = new Container({ defaultScope: "Singleton" });
  bindPlatform(container);
  bindApis(container);
  bindStores(container);
  bindBriefcase(container);
  return container;
}

function bindPlatform(container: Container): void {
  container.bind(token.Clock).toConstantValue(() => new Date());
  container
    .bind(token.LogStore)
    .toResolvedValue(
      (clock) =>
        createLogStore({ output: createLogOutput(console), reporter: null, clock, page: () => window.location.href }),
      [token.Clock],
    );
  container.bind(token.Log).toResolvedValue((log) => log, [token.LogStore]);
  container
    .bind(token.TraceStore)
    .toResolvedValue((log, clock) => createTraceStore({ log, clock }), [token.LogStore, token.Clock]);
  container.bind(token.Browser).toResolvedValue(() => createBrowser(window));
  container.bind(token.Analytics).toResolvedValue(() => createAnalytics(window));
  container.bind(token.Http).toResolvedValue(() =>
    createHttp({
      origin: serverOrigin(window.location, readServerPort(window)),
      fetch: createEarlyFetch(window),
      // Asked for late: the session's own store needs this client.
      onSignedOut: () => container.get(token.SessionStore).clear(),
    }),
  );
}

function bindApis(container: Container): void {
  container.bind(token.SessionApi).toResolvedValue(createSessionApi, [token.Http]);
  container.bind(token.ConfigApi).toResolvedValue(createConfigApi, [token.Http]);
  container.bind(token.HomeApi).toResolvedValue(createHomeApi, [token.Http]);
  container.bind(token.SearchApi).toResolvedValue(createSearchApi, [token.Http]);
  container.bind(token.ProfilesApi).toResolvedValue(createProfilesApi, [token.Http]);
  container.bind(token.BriefcaseApi).toResolvedValue(createBriefcaseApi, [token.Http]);
  container.bind(token.ExportsApi).toResolvedValue(createExportsApi, [token.Http]);
}

function bindStores(container: Container): void {
  container.bind(token.ScreenStore).toResolvedValue(() => createScreenStore(createWindowWidth(window)));
  container.bind(token.NoticesStore).toResolvedValue((log) => createNoticesStore({ log }), [token.Log]);
  container
    .bind(token.AnalyticsStore)
    .toResolvedValue(
      (analytics, session) => createAnalyticsStore({ analytics, session }),
      [token.Analytics, token.SessionStore],
    );
  container.bind(token.LookupsStore).toResolvedValue((api) => createLookupsStore({ api }), [token.ConfigApi]);
  container
    .bind(token.SessionStore)
    .toResolvedValue((api, clock) => createSessionStore({ api, clock }), [token.SessionApi, token.Clock]);
  container
    .bind(token.BriefcaseStore)
    .toResolvedValue(
      (...[api, notices, session, log, clock, analytics]) =>
        createBriefcaseStore({ api, notices, session, log, clock, analytics }),
      [token.BriefcaseApi, token.NoticesStore, token.SessionStore, token.Log, token.Clock, token.Analytics],
    );
  container
    .bind(token.StartupStore)
    .toResolvedValue(
      (...[lookups, session, briefcase, notices, log]) =>
        createStartupStore({ lookups, session, briefcase, notices, log }),
      [token.LookupsStore, token.SessionStore, token.BriefcaseStore, token.NoticesStore, token.Log],
    );
  container
    .bind(token.SignOutStore)
    .toResolvedValue(
      (...[api, session, browser, notices, log]) => createSignOutStore({ api, session, browser, notices, log }),
      [token.SessionApi, token.SessionStore, token.Browser, token.NoticesStore, token.Log],
    );
  container
    .bind(token.HomeStore)
    .toResolvedValue(
      (api, log, clock) => createHomeStore({ api, log, clock }),
      [token.HomeApi, token.Log, token.Clock],
    );
  container
    .bind(token.SearchStore)
    .toResolvedValue((api, log) => createSearchStore({ api, log }), [token.SearchApi, token.Log]);
  container
    .bind(token.SuggestionsStore)
    .toResolvedValue((api, log) => createSuggestionsStore({ api, log }), [token.SearchApi, token.Log]);
  container
    .bind(token.JobTitlesStore)
    .toResolvedValue((api, log) => createJobTitlesStore({ api, log }), [token.SearchApi, token.Log]);
  container
    .bind(token.DetailStore)
    .toResolvedValue((api, log) => createDetailStore({ api, log }), [token.ProfilesApi, token.Log]);
  container
    .bind(token.ContactExportStore)
    .toResolvedValue(
      (...[api, browser, notices, session, clock, log]) =>
        createContactExportStore({ api, browser, notices, session, clock, log }),
      [token.ExportsApi, token.Browser, token.NoticesStore, token.SessionStore, token.Clock, token.Log],
    );
}
