import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buildInboxHref, parseInboxQuery } from "./inbox-query.ts";

describe("the address of the inbox", () => {
  it("contains only settings that aren’t defaults", () => {
    expect(buildInboxHref({ isUnreadOnly: false, page: 1 })).toBe("/rotunda/inbox");
    expect(buildInboxHref({ isUnreadOnly: true, page: 2 })).toBe("/rotunda/inbox?unread=true&page=2");
  });

  it("round-trips through the parser", () => {
    fc.assert(
      fc.property(fc.boolean(), fc.integer({ min: 1, max: 9999 }), (isUnreadOnly, page) => {
        const query = { isUnreadOnly, page };
        expect(parseInboxQuery(buildInboxHref(query).split("?")[1] ?? "")).toEqual(query);
      }),
    );
  });

  it.each(["page=0", "page=x2", "page=2x", "page=10000", "unread=yes", ""])("reads %j as the default", (search) =>
    expect(parseInboxQuery(search)).toEqual({ isUnreadOnly: false, page: 1 }),
  );
});
