import { canMakeDossiers, describeCount, formatDossierFileName } from "@rotunda/core";
import { Check } from "typebox/value";
import type { Preparer } from "../jobs/create-jobs.ts";
import { MessageRefused } from "../mail/message.ts";
import { writeMessage } from "../mail/messages.ts";
import type { AppDeps } from "../platform/settings.ts";
import { findPersonSession } from "../session/session.sql.ts";
import { type BuildDossier, toLocalDay } from "./dossier-book.ts";
import { DossierJob, loadBook } from "./load-book.ts";
import { storeBook } from "./stored-books.sql.ts";

const ATTACHMENT_MAX = 10 * 1024 * 1024;

export function createDossierPreparer(deps: AppDeps, build: BuildDossier): Preparer {
  const findCaller = async (userId: number | null) => userId && findPersonSession(deps.db, userId, deps.clock());
  return {
    async prepare({ id, userId, request }, progress) {
      const job = readDossierJob(request);
      const caller = await findCaller(userId);
      if (!userId || !caller || !canMakeDossiers(caller.access)) {
        throw new MessageRefused("The user no longer has access to profile books.");
      }
      await progress(0, job.people.length);
      const book = await loadBook(deps, caller, job, progress);
      if (book.people.length === 0)
        throw new MessageRefused("The user no longer has access to anyone in the profile book.");
      const { contents, mediaType } = await build(book, job.format);
      const fileName = formatDossierFileName(job, toLocalDay(deps.clock()));
      const to = caller.session.email ?? "";
      const about = { documentName: job.documentName, profiles: describeCount(book.people.length, "profile") };
      if (contents.length <= ATTACHMENT_MAX) {
        return { to, ...writeMessage("dossier", about), attachments: [{ fileName, mediaType, contents }] };
      }
      const expiresAt = await storeBook(deps.db, { id, userId, fileName, mediaType, contents }, deps.clock());
      const link = `${deps.settings.publicOrigin}/profile-books/${id}`;
      const megabytes = Math.ceil(contents.length / 1024 / 1024);
      const day = expiresAt.toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
      return { to, ...writeMessage("dossierLink", { ...about, link, megabytes, day }) };
    },
    async giveUp({ userId, request }) {
      const caller = await findCaller(userId);
      const { documentName } = readDossierJob(request);
      if (!caller) return null;
      return { to: caller.session.email ?? "", ...writeMessage("dossierFailed", { documentName }) };
    },
  };
}

function readDossierJob(request: unknown): DossierJob {
  if (!Check(DossierJob, request)) throw new MessageRefused("The job contains no profile book.");
  return request;
}
