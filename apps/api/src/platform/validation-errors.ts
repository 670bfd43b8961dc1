export interface ValidationError {
  keyword?: string;
  instancePath?: string;
  message?: string;
  params?: Record<string, unknown>;
}

/** Describes the invalid parameter. In a union, the deepest violation belongs to the intended branch. */
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
