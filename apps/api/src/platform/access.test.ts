import { ANONYMOUS, deriveAccess, type Session } from "@rotunda/core";
import type { FastifyRequest } from "fastify";
import { describe, expect, it } from "vitest";
import { readCaller, rememberCaller, requireMember, requireStaff, requireWebUser } from "./access.ts";

const NOW = new Date("2026-11-20T15:00:00Z");
const OPEN = "vignette:2030-01-01";

const PEOPLE: Record<string, Partial<Session>> = {
  nobody: {},
  "an address": { userType: "ip_user", access: OPEN },
  "a lapsed login": { userType: "web_user", access: "vignette:2020-01-01" },
  "a login": { userType: "web_user", access: OPEN },
  staff: { userType: "web_user", access: OPEN, isStaff: true },
  "a super user": { userType: "web_user", access: OPEN, isSuperUser: true },
  "lapsed staff": { userType: "web_user", access: "", isStaff: true },
};

describe("permissions of each audience", () => {
  it.each([
    ["nobody", 401, 401, 401],
    ["an address", 200, 403, 403],
    ["a lapsed login", 403, 403, 403],
    ["a login", 200, 200, 403],
    ["staff", 200, 200, 200],
    ["a super user", 200, 200, 200],
    ["lapsed staff", 403, 403, 403],
  ])("%s: member %i, web user %i, staff %i", async (who, member, webUser, staff) => {
    const session = { ...ANONYMOUS, ...PEOPLE[who] };
    const request = {} as FastifyRequest;
    const userId = session.userType === "web_user" ? 1 : null;
    rememberCaller(request, { session, access: deriveAccess(session, NOW), userId, organizationId: null });
    const statuses = [];
    for (const guard of [requireMember, requireWebUser, requireStaff]) {
      statuses.push(
        await guard(request).then(
          () => 200,
          (error: { status: number }) => error.status,
        ),
      );
    }
    expect(statuses).toEqual([member, webUser, staff]);
  });

  it("fails for a request that was never identified", () => {
    expect(() => readCaller({ url: "/x" } as FastifyRequest)).toThrow("/x was registered outside");
  });
});
