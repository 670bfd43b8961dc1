import { MESSAGES } from "@rotunda/core";
import type { FastifyReply, FastifyRequest } from "fastify";
import { answerApiError, toErrorAnswer, logFault } from "../platform/error-answers.ts";
import { readPath } from "../platform/request-log.ts";
import { ApiError, RetryLater } from "../platform/api-error.ts";
import { createMarkup } from "../platform/markup.ts";
import { readPageTemplate, sendAnonymousPage } from "./layout.ts";

const renderFailure = readPageTemplate("failure");

const isApi = (request: FastifyRequest) => readPath(request.originalUrl).startsWith("/api/");

export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  void reply.header("cache-control", "no-store");
  if (error instanceof RetryLater) void reply.header("retry-after", error.seconds);
  if (isApi(request)) return answerApiError(error, request, reply);
  const { status, message, detail } = toErrorAnswer(error, request);
  logFault(error, request, status);
  const [title, text] = status >= 500 ? ["Something went wrong", MESSAGES.serverError] : ["That did not work", message];
  sendFailurePage(reply, status, [title, text, status >= 500 ? detail : ""]);
}

export function answerNotFound(request: FastifyRequest, reply: FastifyReply): void {
  if (isApi(request))
    return answerFailure(new ApiError(404, "NOT_FOUND", "There is nothing at this address."), request, reply);
  void reply.header("cache-control", "no-store");
  sendFailurePage(reply, 404, [MESSAGES.notFoundTitle, MESSAGES.notFound]);
}

function sendFailurePage(
  reply: FastifyReply,
  status: number,
  [title, text, detail]: readonly [string, string, string?],
): void {
  const reference = detail && createMarkup`<p class="small quiet">${detail}</p>`;
  sendAnonymousPage(reply, { title, body: renderFailure({ title, text, detail: reference }) }, status);
}
