import { describe, expect, it } from "vitest";
import { createAnalytics } from "./browser.ts";

const page = () => Object.assign(Object.create(null), {}) as Window & { dataLayer?: unknown };

describe("analytics", () => {
  it("push to the page's data layer", () => {
    const window = page();
    window.dataLayer = [{ event: "gtm.js" }];
    createAnalytics(window).push({ event: "briefcase-add-items" });
    expect(window.dataLayer).toEqual([{ event: "gtm.js" }, { event: "briefcase-add-items" }]);
  });

  it("use a data layer that was added later", () => {
    const window = page();
    const analytics = createAnalytics(window);
    analytics.push({ event: "briefcase-add-items" });
    window.dataLayer = [];
    analytics.push({ event: "briefcase-remove-items" });
    expect(window.dataLayer).toEqual([{ event: "briefcase-remove-items" }]);
  });

  it("are dropped without a tag manager", () => {
    const window = page();
    createAnalytics(window).push({ event: "briefcase-add-items" });
    expect("dataLayer" in window).toBe(false);
  });
});
