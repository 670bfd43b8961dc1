import {
  canMakeDossiers,
  deriveAccess,
  type DossierFormat,
  formatDossierFileName,
  isDossierFormat,
} from "@rotunda/core";
import Type from "typebox";
import { Check } from "typebox/value";
import type { Preparer } from "../jobs/create-jobs.ts";
import { LetterRefused } from "../mail/letter.ts";
import { writeDossierFailedLetter, writeDossierLetter, writeDossierLinkLetter } from "../mail/letters.ts";
import type { Caller } from "../platform/access.ts";
import type { AppDeps } from "../platform/app-deps.ts";
import type { Db } from "../platform/db.ts";
import { findPersonSession } from "../session/session.sql.ts";
import { type BuildDossier, toLocalDay } from "./dossier-book.ts";
import { loadBook } from "./load-book.ts";
import { keepBook } from "./stored-books.sql.ts";

/** The stored request of a mailed profile book. Permissions are checked again when it is built. */
const DossierJob = Type.Object({
  people: Type.Array(Type.Object({ record_type: Type.String(), record_id: Type.Integer() })),
  documentName: Type.String(),
  format: Type.String(),
  useCustomLogo: Type.Boolean(),
});
export type DossierJob = Type.Static<typeof DossierJob> & { format: DossierFormat };

const STEP = 5;

/** Common attachment limit of mail servers. */
const ATTACHMENT_MAX = 10 * 1024 * 1024;

/** Builds a profile book and its letter: attached, or linked if it is too large. */
export function createDossierPreparer(
  deps: AppDeps,
  build: BuildDossier,
  { attachmentMax = ATTACHMENT_MAX }: { attachmentMax?: number } = {},
): Preparer {
  return {
    async prepare({ id, userId, request }, progress) {
      const job = readDossierJob(request);
      const caller = userId === null ? null : await readCaller(deps.db, userId, deps.clock());
      if (userId === null || !caller || !canMakeDossiers(caller.access)) {
        throw new LetterRefused("The user no longer has access to profile books.");
      }
      const total = job.people.length;
      await progress(0, total);
      const book = await loadBook(deps, caller, job, async (done) => {
        if (done % STEP === 0 || done === total) await progress(done, total);
      });
      if (book.people.length === 0)
        throw new LetterRefused("The user no longer has access to anyone in the profile book.");
      const { contents, mediaType } = await build(book, job.format);
      const fileName = formatFileName(job, deps.clock());
      const to = caller.session.email ?? "";
      const about = { documentName: job.documentName, profiles: book.people.length };
      if (contents.length <= attachmentMax) {
        return { to, ...writeDossierLetter(about), attachments: [{ fileName, mediaType, contents }] };
      }
      const expiresAt = await keepBook(deps.db, { id, userId, fileName, mediaType, contents }, deps.clock());
      const link = `${deps.settings.publicOrigin}/profile-books/${id}`;
      return { to, ...writeDossierLinkLetter({ ...about, link, bytes: contents.length, expiresAt }), attachments: [] };
    },
    async giveUp({ userId, request }) {
      const caller = userId === null ? null : await readCaller(deps.db, userId, deps.clock());
      const { documentName } = readDossierJob(request);
      return (
        caller && { to: caller.session.email ?? "", attachments: [], ...writeDossierFailedLetter({ documentName }) }
      );
    },
  };
}

export const formatFileName = (
  { documentName, format }: Pick<DossierJob, "documentName" | "format">,
  now: Date,
): string =>
  formatDossierFileName({ documentName, format, order: "alphabetical", useCustomLogo: false }, toLocalDay(now));

function readDossierJob(request: unknown): DossierJob {
  if (!Check(DossierJob, request)) throw new LetterRefused("The job holds no profile book.");
  if (!isDossierFormat(request.format)) throw new LetterRefused("The job asks for a format that is not made.");
  return { ...request, format: request.format };
}

/** The requesting user with current permissions. */
async function readCaller(db: Db, userId: number, now: Date): Promise<Caller | null> {
  const known = await findPersonSession(db, userId, now);
  if (!known) return null;
  const { session, organizationId } = known;
  return { session, access: deriveAccess(session, now), userId, organizationId };
}
