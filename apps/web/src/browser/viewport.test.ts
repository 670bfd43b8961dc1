import { describe, expect, it, vi } from "vitest";
import { createWindowWidth } from "./browser.ts";

describe("the window", () => {
  it("reports its width, and each resize until unsubscribed", () => {
    const view = createWindowWidth(window);
    window.innerWidth = 640;
    expect(view.width()).toBe(640);
    const listener = vi.fn();
    const end = view.watch(listener);
    window.dispatchEvent(new Event("resize"));
    expect(listener).toHaveBeenCalledTimes(1);
    end();
    window.dispatchEvent(new Event("resize"));
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
