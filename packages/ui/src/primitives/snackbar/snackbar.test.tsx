import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Snackbar } from "./snackbar.tsx";

function hideTab(hidden: boolean) {
  Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
}

const stop = (event: Event) => event.preventDefault();

afterEach(() => Reflect.deleteProperty(document, "hidden"));

function show() {
  const told = { onClose: vi.fn(), onPause: vi.fn(), onResume: vi.fn() };
  render(<Snackbar isOpen message="Folder deleted." {...told} />);
  return told;
}

describe("snackbar", () => {
  it("pauses while the tab is hidden", () => {
    const told = show();
    hideTab(true);
    expect(told.onPause).toHaveBeenCalledOnce();
    hideTab(false);
    expect(told.onResume).toHaveBeenCalledOnce();
  });

  it("goes on only when nothing holds it any more", () => {
    const told = show();
    fireEvent.focus(screen.getByRole("button", { name: "Close message" }));
    hideTab(true);
    hideTab(false);
    expect(told.onPause).toHaveBeenCalledOnce();
    expect(told.onResume).not.toHaveBeenCalled();
    fireEvent.blur(screen.getByRole("button", { name: "Close message" }));
    expect(told.onResume).toHaveBeenCalledOnce();
  });

  it("leaves Escape to what is in front of it", () => {
    const told = show();
    document.body.addEventListener("keydown", stop);
    fireEvent.keyDown(document.body, { key: "Escape" });
    document.body.removeEventListener("keydown", stop);
    expect(told.onClose).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, { key: "Escape" });
    expect(told.onClose).toHaveBeenCalledOnce();
  });
});
