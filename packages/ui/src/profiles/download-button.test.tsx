import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { DownloadButton, type DownloadButtonProps } from "./download-button.tsx";

function shown(state: DownloadButtonProps["state"]) {
  const onDownload = vi.fn();
  render(
    <DownloadButton href="#file" state={state} onDownload={onDownload}>
      Word
    </DownloadButton>,
  );
  return { button: screen.getByRole("link", { name: "Word" }), onDownload };
}

describe("DownloadButton", () => {
  it("downloads its file on click instead of following the link", () => {
    const { button, onDownload } = shown("ready");
    expect(fireEvent.click(button)).toBe(false);
    expect(onDownload).toHaveBeenCalledOnce();
    expect(button.getAttribute("aria-disabled")).toBeNull();
  });

  it("lets the browser handle clicks that open a new tab", () => {
    const { button, onDownload } = shown("ready");
    expect(fireEvent.click(button, { ctrlKey: true })).toBe(true);
    expect(onDownload).not.toHaveBeenCalled();
  });

  it.each(["cooling-down", "loading"] as const)("downloads nothing while it is %s, and keeps the focus", (state) => {
    const { button, onDownload } = shown(state);
    button.focus();
    expect(fireEvent.click(button)).toBe(false);
    expect(fireEvent.click(button, { ctrlKey: true })).toBe(false);
    expect(onDownload).not.toHaveBeenCalled();
    expect(button.getAttribute("aria-disabled")).toBe("true");
    expect(document.activeElement).toBe(button);
  });
});
