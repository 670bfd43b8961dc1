import { canMakeDossiers } from "@rotunda/core";
import type { FastifyPluginAsync } from "fastify";
import { sendFile } from "../dossiers/send-file.ts";
import { LINK_DAYS, findOwnBook } from "../dossiers/stored-books.sql.ts";
import { readCaller } from "../platform/access.ts";
import { ApiError } from "../platform/api-error.ts";
import { answerNotFound } from "./failure-page.ts";
import type { PageDeps } from "./page-deps.ts";

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/u;

export const profileBooksRoutes =
  ({ db, clock }: PageDeps): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { id: string } }>("/profile-books/:id", async (request, reply) => {
      const { access, userId } = readCaller(request);
      const { id } = request.params;
      if (!UUID.test(id)) return answerNotFound(request, reply);
      if (userId === null) return reply.redirect(`/login/?next=${encodeURIComponent(`/profile-books/${id}`)}`, 303);
      const book = await findOwnBook(db, userId, id, clock());
      if (!book) return answerNotFound(request, reply);
      if (book === "expired") {
        throw new ApiError(
          410,
          "EXPIRED",
          `The link to this profile book has expired: it worked for ${LINK_DAYS} days. Request the profile book again.`,
        );
      }
      if (!canMakeDossiers(access)) {
        throw new ApiError(403, "FORBIDDEN", "Your subscription does not include profile books.");
      }
      return sendFile(reply, book, book.fileName);
    });
  };
