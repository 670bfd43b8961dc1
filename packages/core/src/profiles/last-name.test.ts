import { describe, expect, it } from "vitest";
import { lastNameFirst } from "./last-name.ts";

const key = (preferredNameDisplay: string) => lastNameFirst({ preferredNameDisplay });

describe("lastNameFirst", () => {
  it("puts the last name before the others, without a suffix", () => {
    expect(key("Thomas J. Adeyemi")).toBe("Adeyemi Thomas J.");
    expect(key("Lamar Whitfield, Jr.")).toBe("Whitfield Lamar");
    expect(key("Lamar Whitfield Jr.")).toBe("Whitfield Lamar");
    expect(key("Lamar Whitfield III")).toBe("Whitfield Lamar");
    expect(key("Odile Brandt, M.D.")).toBe("Brandt Odile");
    expect(key("Cher")).toBe("Cher");
  });

  it("keeps the words together that a last name begins with", () => {
    expect(key("Ana de la Cruz")).toBe("de la Cruz Ana");
    expect(key("Chris Van Hollen")).toBe("Van Hollen Chris");
    expect(key("Al Green")).toBe("Green Al");
    expect(key("Van Taylor")).toBe("Taylor Van");
  });
});
