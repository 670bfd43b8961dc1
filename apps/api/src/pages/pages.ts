import formbody from "@fastify/formbody";
import type { FastifyPluginAsync } from "fastify";
import { accountRoutes } from "./account.routes.ts";
import { forgotRoutes } from "./forgot.routes.ts";
import { informationRoutes } from "./information.routes.ts";
import { loginRoutes } from "./login.routes.ts";
import { logoutRoutes } from "./logout.routes.ts";
import { mainSiteRoutes } from "./main-site.routes.ts";
import type { PageDeps } from "./page-deps.ts";
import { profileBooksRoutes } from "./profile-books.routes.ts";

export const addPages =
  (deps: PageDeps): FastifyPluginAsync =>
  async (app) => {
    app.removeAllContentTypeParsers();
    await app.register(formbody, { bodyLimit: 64 * 1024 });
    const all = [loginRoutes, logoutRoutes, accountRoutes, forgotRoutes, informationRoutes, profileBooksRoutes];
    for (const routes of [...all, mainSiteRoutes]) await app.register(routes(deps));
  };
