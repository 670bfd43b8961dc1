import { existsSync } from "node:fs";
import { join } from "node:path";
import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import { TypeBoxValidatorCompiler, type TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import { BASE_PATH } from "@rotunda/core";
import Fastify, { type FastifyInstance } from "fastify";
import { constants } from "node:zlib";
import { scheduleBackups } from "./backup/schedule-backups.ts";
import { briefcaseRoutes } from "./briefcase/briefcase.routes.ts";
import { changesRoutes } from "./changes/changes.routes.ts";
import { notesRoutes } from "./notes/notes.routes.ts";
import { buildInWorker } from "./dossiers/build-in-worker.ts";
import type { BuildDossier } from "./dossiers/dossier-book.ts";
import { dossiersRoutes } from "./dossiers/dossiers.routes.ts";
import { purgeExpired } from "./dossiers/stored-books.sql.ts";
import { exportsRoutes } from "./exports/exports.routes.ts";
import { createJobs } from "./jobs/create-jobs.ts";
import { createPreparers } from "./jobs/preparers.ts";
import { createCountingSend, createMail } from "./mail/create-mail.ts";
import { groupsRoutes } from "./groups/groups.routes.ts";
import { homeRoutes } from "./home/home.routes.ts";
import { lookupsRoutes } from "./lookups/lookups.routes.ts";
import { answerFailure, answerNotFound } from "./pages/failure-page.ts";
import { inboxRoutes } from "./inbox/inbox.routes.ts";
import { runDigests } from "./inbox/run-digests.ts";
import { pageFilesRoutes } from "./pages/page-files.routes.ts";
import { addPages } from "./pages/pages.ts";
import { unsubscribeRoutes } from "./pages/unsubscribe.routes.ts";
import { addApiDocs } from "./platform/api-docs.ts";
import { createMethodRefusals } from "./platform/allowed-methods.ts";
import type { AppDeps } from "./platform/settings.ts";
import { COMPILERS } from "./platform/compiled-schemas.ts";
import { addRevalidation } from "./platform/etag.ts";
import { healthRoutes } from "./platform/health.routes.ts";
import { createHostCheck } from "./platform/host-check.ts";
import { recordAnswers, createMetrics } from "./platform/metrics.ts";
import { metricsRoutes } from "./platform/metrics.routes.ts";
import { addLanes, createLanes } from "./platform/lanes.ts";
import { createReadingPace } from "./platform/reading-pace.ts";
import { repeatWork } from "./platform/timers.ts";
import { logAnswers, logOptions, type LogStream } from "./platform/request-log.ts";
import { createSameOriginCheck } from "./platform/same-origin.ts";
import { addSecurityHeaders } from "./platform/security-headers.ts";
import { addMalformedUrlRoute, answerMalformedUrl } from "./platform/malformed-url.ts";
import { watchDb } from "./platform/watch-db.ts";
import { serveWebApp } from "./platform/web-app.ts";
import { picturesRoutes } from "./pictures/pictures.routes.ts";
import { placesRoutes } from "./places/places.routes.ts";
import { profilesRoutes } from "./profiles/profiles.routes.ts";
import { savedSearchesRoutes } from "./saved-searches/saved-searches.routes.ts";
import { startWeeks } from "./saved-searches/count-changes.ts";
import { jobTitlesRoutes } from "./search/job-titles.routes.ts";
import { reportsRoutes } from "./reports/reports.routes.ts";
import { searchRoutes } from "./search/search.routes.ts";
import { createIdentify } from "./session/identify.ts";
import { sessionRoutes } from "./session/session.routes.ts";

export interface BuildAppOptions extends AppDeps {
  /** Folder of the built web app; without it the server has only the API and its own pages. */
  webDist?: string | null;
  log?: boolean | LogStream;
  /** Aborted before the server stops: it then reports not ready but still responds. */
  stopping?: AbortSignal;
  worksJobs?: boolean;
  /** Builds downloaded profile books; by default in a separate process, in tests in this one. */
  build?: BuildDossier;
}

/** The lanes in which readers' requests take turns. */
const DIRECTORY_ROUTES = [
  searchRoutes,
  jobTitlesRoutes,
  profilesRoutes,
  groupsRoutes,
  placesRoutes,
  changesRoutes,
  notesRoutes,
  inboxRoutes,
  homeRoutes,
  briefcaseRoutes,
  savedSearchesRoutes,
  dossiersRoutes,
];

/** Time for a request’s headers and body to arrive, in ms. */
const REQUEST_MS = 30_000;
/** Default Retry-After of a 503, in seconds. */
const RETRY_SECONDS = 60;

export async function buildApp(options: BuildAppOptions): Promise<FastifyInstance> {
  const { settings, clock, webDist, log = false, stopping, worksJobs = false, build = buildInWorker } = options;
  const app = Fastify({
    ...logOptions(log, settings.trustedProxies),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    bodyLimit: 512 * 1024,
    requestTimeout: REQUEST_MS,
    // By default Node looks for late requests only every 30 seconds.
    http: { headersTimeout: REQUEST_MS, connectionsCheckingInterval: 1_000 },
    exposeHeadRoutes: true,
    // On a busy machine reading the page renderer may take longer than Fastify's ten seconds.
    pluginTimeout: 0,
    trustProxy: settings.trustedProxies,
    // Requests during shutdown are still answered.
    return503OnClosing: false,
    schemaController: { compilersFactory: COMPILERS },
    frameworkErrors: answerMalformedUrl,
  }).withTypeProvider<TypeBoxTypeProvider>();

  const refuseOtherMethods = createMethodRefusals(app);
  const metrics = createMetrics();
  const { db, hasRoom } = watchDb(options.db, {
    slowMs: settings.slowQueryMs,
    log: app.log,
    onStatement: (seconds) => metrics.statements.observe(seconds),
  });
  const deps: AppDeps = { db, settings, clock };
  const lanes = createLanes(db.kind);
  const pace = createReadingPace(deps);
  const jobs = createJobs({
    db,
    clock,
    send: createCountingSend(createMail(settings, app.log), (outcome) => metrics.messages.inc({ outcome })),
    onTry: (kind, outcome) => metrics.jobs.inc({ kind, outcome }),
    preparers: createPreparers(deps),
    log: app.log,
  });
  const timers: (NodeJS.Timeout | undefined)[] = [];
  app.addHook("onReady", async () => {
    if (!worksJobs) return;
    await jobs.start();
    const repeat = (everyMinutes: number, work: () => Promise<unknown>, failed: string) =>
      repeatWork(work, { everyMs: everyMinutes * 60_000, log: app.log, failed });
    const onNewest = (time: Date) => metrics.newestBackup.set(time.getTime() / 1000);
    timers.push(
      repeat(1, () => runDigests({ db, clock, jobs }), "the digests could not be prepared"),
      repeat(10, () => startWeeks(db, clock()), "the week of saved searches was not started"),
      repeat(60, () => purgeExpired(db, clock()), "expired books were not deleted"),
      scheduleBackups({ db: options.db, settings, clock, log: app.log, onNewest }),
    );
  });
  app.addHook("onClose", () => {
    for (const timer of timers) clearInterval(timer);
    return jobs.stop();
  });

  app.setErrorHandler(answerFailure);
  app.setNotFoundHandler(answerNotFound);
  await addSecurityHeaders(app, settings);
  logAnswers(app);
  recordAnswers(app, metrics);
  app.addHook("onRequest", createHostCheck(settings));
  app.addHook("onSend", async (_request, reply) => {
    // The proxy's next request on this connection would come too late.
    if (stopping?.aborted && !app.server.listening) void reply.header("connection", "close");
    if (reply.statusCode === 503 && !reply.hasHeader("retry-after")) void reply.header("retry-after", RETRY_SECONDS);
  });
  addRevalidation(app);
  await app.register(compress, {
    threshold: 1024,
    // Streaming costs more than compressing a page of results at once.
    syncThreshold: 64 * 1024,
    encodings: ["br", "gzip"],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await app.register(cookie);
  await addApiDocs(app, settings);

  // Bodies aren't coerced, unlike query strings, which are all text.
  app.addHook("onRoute", (route) => {
    if (route.schema?.body && !route.validatorCompiler) route.validatorCompiler = TypeBoxValidatorCompiler;
  });

  addMalformedUrlRoute(app);
  const isWorking = () => !worksJobs || jobs.isWorking();
  await app.register(healthRoutes({ db, hasRoom, isWorking, isStopping: () => stopping?.aborted === true }));
  await app.register(metricsRoutes({ ...deps, metrics, lanes }));
  await app.register(pageFilesRoutes);
  await app.register(picturesRoutes, deps);
  await app.register(unsubscribeRoutes(deps));
  await app.register(async (known) => {
    known.addHook("onRequest", createSameOriginCheck(settings));
    const runIn = addLanes(known, { lanes, settings, identify: createIdentify(deps), pace });
    known.addHook("onSend", async (_request, reply) => {
      if (!reply.hasHeader("cache-control")) void reply.header("cache-control", "no-store");
    });
    await known.register(async (api) => {
      api.removeContentTypeParser("text/plain");
      await api.register(sessionRoutes(deps));
      await api.register(lookupsRoutes(deps));
      await api.register(reportsRoutes(deps));
      await api.register(async (directory) => {
        runIn("work", directory);
        for (const routes of DIRECTORY_ROUTES) await directory.register(routes({ ...deps, jobs, build, pace }));
      });
      await api.register(async (exporting) => {
        runIn("exports", exporting);
        await exporting.register(exportsRoutes({ ...deps, pace }));
      });
    });
    await known.register(addPages({ ...deps, jobs }));
  });

  app.get("/", (_request, reply) => reply.redirect(`${BASE_PATH}/`, 302));
  if (webDist && existsSync(join(webDist, "index.html"))) await app.register(serveWebApp(webDist, deps));
  refuseOtherMethods();
  return app;
}
