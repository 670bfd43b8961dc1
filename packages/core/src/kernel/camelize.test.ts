import fc from "fast-check";
import { describe, expect, expectTypeOf, it } from "vitest";
import { camelize, type CamelKey, type Camelized } from "./camelize.ts";

describe("camelize", () => {
  it("converts keys, nested and in lists, and keeps values", () => {
    expect(
      camelize({
        preferred_name_display: "ruth_halvorsen",
        sub_committees: [{ committee_name: "Rural_Water", id: 3 }],
        account_organization: null,
        sig_ratings: [["not_a_key"]],
        address1: "1044 O Street",
        address_2: "",
        is_former: false,
      }),
    ).toEqual({
      preferredNameDisplay: "ruth_halvorsen",
      subCommittees: [{ committeeName: "Rural_Water", id: 3 }],
      accountOrganization: null,
      sigRatings: [["not_a_key"]],
      address1: "1044 O Street",
      address2: "",
      isFormer: false,
    });
  });

  it("keeps keys that are data", () => {
    const wire = { US_HOUSE: 1, STATE_SENATE: 4, "WA-7": 1, a__B: 2, "": 3 };
    expect(camelize(wire)).toEqual(wire);
  });

  it('treats a "__proto__" key as a plain key', () => {
    const parsed: unknown = JSON.parse('{"__proto__": {"is_staff": true}, "a": 1}');
    expect(Object.getPrototypeOf(camelize(parsed))).toBe(Object.prototype);
    expect((camelize(parsed) as { isStaff?: boolean }).isStaff).toBeUndefined();
  });

  it("is idempotent", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        // "__0" becomes "_0", which is a wire name again.
        fc.pre(!JSON.stringify(value).includes("__"));
        const once = camelize(value);
        expect(camelize(once)).toEqual(once);
      }),
    );
  });

  it("keeps every value in place", () => {
    const keys = fc.stringMatching(/^[a-z]{1,5}(_[a-z0-9]{1,4}){0,3}$/);
    fc.assert(
      fc.property(fc.dictionary(keys, fc.jsonValue()), (wire) => {
        const folded = Object.keys(camelize(wire));
        if (new Set(folded).size < Object.keys(wire).length) return;
        expect(Object.values(camelize(wire))).toEqual(Object.values(wire).map((value) => camelize(value)));
        for (const key of folded) expect(key).not.toMatch(/_[a-z0-9]/);
      }),
    );
  });
});

/** Keys that the type and the function must convert in the same way. */
const KEYS = {
  hide_pay_walled_profiles_preference: 0,
  address_1: 0,
  US_HOUSE: 0,
  a_B_c: 0,
  a__b: 0,
  _lead: 0,
  trail_: 0,
  plain: 0,
} as const;

describe("Camelized", () => {
  it("converts keys like camelize", () => {
    type Folded =
      | "hidePayWalledProfilesPreference"
      | "address1"
      | "US_HOUSE"
      | "a_BC"
      | "a_B"
      | "Lead"
      | "trail_"
      | "plain";
    expectTypeOf<CamelKey<keyof typeof KEYS>>().toEqualTypeOf<Folded>();
    const folded: Record<Folded, unknown> = camelize(KEYS);
    expect(Object.keys(folded)).toEqual([
      "hidePayWalledProfilesPreference",
      "address1",
      "US_HOUSE",
      "a_BC",
      "a_B",
      "Lead",
      "trail_",
      "plain",
    ]);
  });

  it("keeps lists, unions, optional and plain values", () => {
    interface Wire {
      sub_items: { short_code?: string }[];
      parent_group: { long_name: string } | null;
      user_type: "web_user" | "ip_user" | null;
      add_on_counts: Record<string, number>;
    }
    expectTypeOf<Camelized<Wire>>().toEqualTypeOf<{
      subItems: { shortCode?: string }[];
      parentGroup: { longName: string } | null;
      userType: "web_user" | "ip_user" | null;
      addOnCounts: Record<string, number>;
    }>();
  });
});
