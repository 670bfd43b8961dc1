import { camelize, CallFailed, type SessionAnswer, type SessionApi } from "@rotunda/core";
import { call, toResponseFailure, send, type Http } from "./http.ts";
import type { SessionWire } from "@rotunda/core/wire";

export const createSessionApi = (http: Http): SessionApi => ({
  session: (signal) =>
    call(async () => {
      const answer = await http.get("api/session/", { signal, throwHttpErrors: (status) => status !== 403 });
      const body: unknown = await answer.json();
      // A 403 has session data unless a proxy refused the request.
      const { ok, status } = answer;
      if (!isSession(body)) throw new CallFailed(ok ? { kind: "broken", status } : toResponseFailure(status, body));
      return toSessionAnswer(body);
    }),
  // The response, a redirect to the login page, is ignored.
  signOut: () => send(http.post("logout/")),
});

function toSessionAnswer(wire: SessionWire): SessionAnswer {
  const { briefcase, ...session } = camelize(wire);
  const organization = wire.account_organization;
  if (!session.accountOrganization || !organization) return { session, briefcase };
  // Names of add-ons are data and not camelized.
  const accountOrganization = { ...session.accountOrganization, addOnCounts: organization.add_on_counts };
  return { session: { ...session, accountOrganization }, briefcase };
}

function isSession(body: unknown): body is SessionWire {
  return typeof body === "object" && body !== null && "access" in body && "briefcase" in body;
}
