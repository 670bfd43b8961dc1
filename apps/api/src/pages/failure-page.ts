import { BASE_PATH, MESSAGES } from "@rotunda/core";
import type { FastifyReply, FastifyRequest } from "fastify";
import { answerApiError, errorAnswer, logFault } from "../platform/error-answers.ts";
import { pathOf } from "../platform/request-log.ts";
import { ApiError } from "../platform/api-error.ts";
import { BRAND } from "../platform/brand.ts";
import { markup } from "./markup.ts";
import { layout } from "./layout.ts";
import { sendPage } from "./page-deps.ts";

const isApi = (request: FastifyRequest) => pathOf(request.originalUrl).startsWith("/api/");

/** Every failure: as JSON to callers of the api, as a page to readers of pages. */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  void reply.header("cache-control", "no-store");
  if (isApi(request)) return answerApiError(error, request, reply);
  const { status, message, detail } = errorAnswer(error, request);
  logFault(error, request, status);
  const [title, text] = status >= 500 ? ["Something went wrong", MESSAGES.serverError] : ["That did not work", message];
  void sendPage(reply, failurePage(title, text, status >= 500 ? detail : ""), status);
}

export function answerNotFound(request: FastifyRequest, reply: FastifyReply): void {
  if (isApi(request)) return answerFailure(new ApiError(404, "NOT_FOUND", "There is nothing here."), request, reply);
  void reply.header("cache-control", "no-store");
  void sendPage(reply, failurePage(MESSAGES.notFoundTitle, MESSAGES.notFound), 404);
}

function failurePage(title: string, text: string, detail = ""): string {
  const body = markup`<div class="text">
    <h1>${title}</h1>
    <p>${text}</p>
    ${detail && markup`<p class="small quiet">${detail}</p>`}
    <p><a href="${BASE_PATH}/">Go to ${BRAND.productName}</a> or <a href="/contact">contact us</a></p>
  </div>`;
  return layout({ title, body, caller: null, now: new Date() });
}
