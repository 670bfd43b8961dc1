import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { DigestWire, ErrorWire, SaveDigestWire } from "@rotunda/core/wire";
import type { FastifyRequest } from "fastify";
import type { Jobs } from "../jobs/create-jobs.ts";
import { readCaller, readUserId, openTo, requireWebUser } from "../platform/access.ts";
import { ApiError } from "../platform/api-error.ts";
import type { AppDeps } from "../platform/settings.ts";
import { findDigest, findLastDelivery, saveDigest } from "./digests.sql.ts";
import { queueDelivery } from "./run-digests.ts";

export const digestRoutes =
  ({ db, clock, jobs }: AppDeps & { jobs: Jobs }): FastifyPluginAsyncTypebox =>
  async (app) => {
    openTo(app, requireWebUser, "Inbox");
    async function readDigest(request: FastifyRequest): Promise<DigestWire> {
      const userId = readUserId(request);
      const [digest, last] = await Promise.all([findDigest(db, userId), findLastDelivery(db, userId)]);
      const isOn = digest && !digest.paused_at;
      return {
        cadence: isOn ? digest.cadence : "off",
        at_once: isOn ? digest.at_once : [],
        email: readCaller(request).session.email ?? "",
        last: last && {
          id: last.id,
          day: last.created_at.toISOString().slice(0, 10),
          state: last.state,
          changes: last.changes,
        },
      };
    }

    app.get("/api/digest/", { schema: { response: { 200: DigestWire } } }, readDigest);

    app.post("/api/digest/", { schema: { body: SaveDigestWire, response: { 200: DigestWire } } }, async (request) => {
      const { cadence, at_once: atOnce } = request.body;
      await saveDigest(db, readUserId(request), { cadence, atOnce }, clock());
      return readDigest(request);
    });

    app.post("/api/digest/resend", { schema: { response: { 200: DigestWire, 409: ErrorWire } } }, async (request) => {
      const userId = readUserId(request);
      await db.transaction(async (tx) => {
        // One at a time: a double click mails once.
        await tx.query("select 1 from digests where user_id = $1 for update", [userId]);
        const last = await findLastDelivery(tx, userId);
        if (last?.state !== "failed") throw new ApiError(409, "NOT_FAILED", "The last digest was delivered.");
        await queueDelivery(tx, jobs, { ...last, created_at: clock() });
      });
      jobs.wake();
      return readDigest(request);
    });
  };
