import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DownloadButton } from "./download-button.tsx";

describe("DownloadButton", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("gives no second file within four seconds of the first", () => {
    render(<DownloadButton href="#file">Word</DownloadButton>);
    const button = screen.getByRole("link", { name: "Word" });

    expect(fireEvent.click(button)).toBe(true);
    expect(button.getAttribute("aria-disabled")).toBe("true");
    expect(fireEvent.click(button)).toBe(false);

    act(() => void vi.advanceTimersByTime(3999));
    expect(fireEvent.click(button)).toBe(false);
    act(() => void vi.advanceTimersByTime(1));
    expect(fireEvent.click(button)).toBe(true);
  });
});
