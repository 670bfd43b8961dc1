import { MESSAGES } from "@rotunda/core";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { ApiError } from "./api-error.ts";
import { DbUnavailable } from "./db.ts";
import { describeBriefly, isDiskFull, readErrorCode } from "./describe-error.ts";

const answer = (status: number, code: string, message: string, detail = "") => ({ status, code, message, detail });

export function toErrorAnswer(error: unknown, request: Pick<FastifyRequest, "id">) {
  if (error instanceof ApiError) {
    return answer(error.status, error.code, error.message, error.detail);
  }
  const reference = `Reference: ${request.id}`;
  if (error instanceof DbUnavailable) {
    const message = "The directory cannot be reached right now. Please try again in a minute.";
    return answer(503, "UNAVAILABLE", message, reference);
  }
  if (isDiskFull(error)) {
    const message = "This can’t be saved, because the server’s disk is full. Please try again later.";
    return answer(507, "DISK_FULL", message, reference);
  }
  if (readErrorCode(error) === "ECONNRESET") return answer(400, "INCOMPLETE", "The request ended too early.");
  if (isFastifyError(error)) {
    if (error.validation?.length) {
      const { parameter, message } = describeValidationErrors(error.validation, error.validationContext ?? "request");
      return answer(400, "INVALID_PARAMETER", message, parameter);
    }
    const status = error.statusCode ?? 500;
    if (status >= 400 && status < 500) return answer(status, error.code.replace(/^FST_(ERR_)?/, ""), error.message);
  }
  // Text that isn't UTF-8 or contains U+0000.
  if (readErrorCode(error) === "22021") {
    return answer(400, "INVALID_PARAMETER", "A value contains a character that cannot be stored.");
  }
  return answer(500, "SERVER_ERROR", MESSAGES.unexpected, reference);
}

export function answerApiError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { status, code, message, detail } = toErrorAnswer(error, request);
  logFault(error, request, status);
  const more = error instanceof ApiError ? error.more : {};
  void reply.code(status).send({ error_message: message, error_code: code, detail, ...more });
}

/** Logs faults with their stack, and conditions of the surroundings (load, database, disk) without. */
export function logFault(error: unknown, request: FastifyRequest, status: number): void {
  if (status < 500) return;
  if (status === 500) request.log.error({ err: error }, "the request failed");
  else if (error instanceof ApiError) request.log.warn({ code: error.code }, "the request was refused");
  else request.log.error({ failure: describeBriefly(error) }, "the request failed");
}

const isFastifyError = (error: unknown): error is FastifyError => readErrorCode(error).startsWith("FST_");

export interface ValidationError {
  keyword?: string;
  instancePath?: string;
  message?: string;
  params?: Record<string, unknown>;
}

/** In a union, the deepest violation belongs to the intended branch. */
export function describeValidationErrors(
  violations: readonly ValidationError[],
  place: string,
): { parameter: string; message: string } {
  const faults = violations.filter(({ keyword }) => keyword !== "anyOf").map(toFault);
  const [first = toFault({})] = faults.toSorted((a, b) => b.path.length - a.path.length);
  const same = faults.filter(({ path }) => path.join("/") === first.path.join("/"));
  const allowed = same.flatMap((fault) => fault.allowed);
  const rules = [...new Set(same.map(({ rule }) => rule))].join(" or ");
  const parameter = first.path.join(".") || place;
  const rule = allowed.length > 0 ? `must be one of ${allowed.map(String).join(", ")}` : rules;
  return { parameter, message: `The parameter “${parameter}” ${rule}.` };
}

function toFault({ instancePath = "", message = "is not valid", params = {} }: ValidationError) {
  const path = instancePath.split("/").slice(1);
  const [missing]: unknown[] = [params["requiredProperties"] ?? params["missingProperty"] ?? []].flat();
  if (typeof missing === "string") return { path: [...path, missing], rule: "is missing", allowed: [] };
  const allowed = "allowedValue" in params ? [params["allowedValue"]] : [params["allowedValues"] ?? []].flat();
  return { path, rule: message, allowed };
}
