import { MESSAGES } from "@rotunda/core";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { ApiError } from "./api-error.ts";
import { DbUnavailable } from "./db.ts";
import { describeBriefly, isDiskFull, readErrorCode } from "./describe-error.ts";
import { describeValidationErrors } from "./validation-errors.ts";

/** Converts an error to a response; from 500 with a generic message and the request id. */
export function toErrorAnswer(error: unknown, request: Pick<FastifyRequest, "id">) {
  if (error instanceof ApiError) {
    return { status: error.status, code: error.code, message: error.message, detail: error.detail };
  }
  const reference = `Reference: ${request.id}`;
  if (error instanceof DbUnavailable) {
    return {
      status: 503,
      code: "UNAVAILABLE",
      message: "The directory cannot be reached right now. Please try again in a minute.",
      detail: reference,
    };
  }
  if (isDiskFull(error)) {
    const message = "This can’t be saved, because the server’s disk is full. Please try again later.";
    return { status: 507, code: "DISK_FULL", message, detail: reference };
  }
  if (readErrorCode(error) === "ECONNRESET") {
    return { status: 400, code: "INCOMPLETE", message: "The request ended too early.", detail: "" };
  }
  if (isFastifyError(error)) {
    if (error.validation?.length) {
      const { parameter, message } = describeValidationErrors(error.validation, error.validationContext ?? "request");
      return { status: 400, code: "INVALID_PARAMETER", message, detail: parameter };
    }
    const status = error.statusCode ?? 500;
    if (status >= 400 && status < 500) {
      return { status, code: error.code.replace(/^FST_(ERR_)?/, ""), message: error.message, detail: "" };
    }
  }
  // Text that isn't UTF-8 or contains U+0000.
  if (readErrorCode(error) === "22021") {
    const message = "A value holds a character that cannot be stored.";
    return { status: 400, code: "INVALID_PARAMETER", message, detail: "" };
  }
  return { status: 500, code: "SERVER_ERROR", message: MESSAGES.unexpected, detail: reference };
}

export function answerApiError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { status, code, message, detail } = toErrorAnswer(error, request);
  logFault(error, request, status);
  void reply.code(status).send({ error_message: message, error_code: code, detail });
}

/** Logs faults with their stack, and conditions of the surroundings (load, database, disk) without. */
export function logFault(error: unknown, request: FastifyRequest, status: number): void {
  if (status < 500) return;
  if (status === 500) request.log.error({ err: error }, "the request failed");
  else if (error instanceof ApiError) request.log.warn({ code: error.code }, "the request was refused");
  else request.log.error({ failure: describeBriefly(error) }, "the request failed");
}

const isFastifyError = (error: unknown): error is FastifyError => readErrorCode(error).startsWith("FST_");
