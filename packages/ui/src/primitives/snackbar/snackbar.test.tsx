import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Snackbar, type SnackbarMessage } from "./snackbar.tsx";

function setTabHidden(hidden: boolean) {
  Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
}

const stop = (event: Event) => event.preventDefault();

afterEach(() => Reflect.deleteProperty(document, "hidden"));

const DELETED: SnackbarMessage = { id: 1, text: "Folder deleted.", tone: "primary" };
const FAILED: SnackbarMessage = { id: 2, text: "An error occurred, please try again.", tone: "error" };

/** A page whose messages disappear when closed. */
function Page() {
  const [messages, setMessages] = useState([DELETED, FAILED]);
  const close = (id: number) => setMessages(messages.filter((message) => message.id !== id));
  return (
    <>
      <button>Delete</button>
      <Snackbar messages={messages} onClose={close} />
    </>
  );
}

function show() {
  const callbacks = { onClose: vi.fn(), onPause: vi.fn(), onResume: vi.fn() };
  render(<Snackbar messages={[DELETED]} {...callbacks} />);
  return callbacks;
}

describe("snackbar", () => {
  it("pauses while the tab is hidden", () => {
    const callbacks = show();
    setTabHidden(true);
    expect(callbacks.onPause).toHaveBeenCalledOnce();
    setTabHidden(false);
    expect(callbacks.onResume).toHaveBeenCalledOnce();
  });

  it("resumes only after all pauses have ended", () => {
    const callbacks = show();
    fireEvent.focus(screen.getByRole("button", { name: "Close message" }));
    setTabHidden(true);
    setTabHidden(false);
    expect(callbacks.onPause).toHaveBeenCalledOnce();
    expect(callbacks.onResume).not.toHaveBeenCalled();
    fireEvent.blur(screen.getByRole("button", { name: "Close message" }));
    expect(callbacks.onResume).toHaveBeenCalledOnce();
  });

  it("ignores Escape while another layer is in front of it", () => {
    const callbacks = show();
    document.body.addEventListener("keydown", stop);
    fireEvent.keyDown(document.body, { key: "Escape" });
    document.body.removeEventListener("keydown", stop);
    expect(callbacks.onClose).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, { key: "Escape" });
    expect(callbacks.onClose).toHaveBeenCalledOnce();
  });

  it("moves the focus to the next message, and from the last one back to the previous element", async () => {
    render(<Page />);
    await userEvent.click(screen.getByRole("button", { name: "Delete" }));
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    expect(screen.queryByText(DELETED.text)).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Close message" }));
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByText(FAILED.text)).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Delete" }));
  });

  it("announces each message once and doesn't change existing ones", () => {
    const { rerender } = render(<Snackbar messages={[DELETED]} onClose={vi.fn()} />);
    const region = screen.getByRole("status");
    const there = region.firstElementChild;
    rerender(<Snackbar messages={[DELETED, { ...DELETED, id: 3, text: "Folder created." }]} onClose={vi.fn()} />);
    expect(region.getAttribute("aria-atomic")).toBe("false");
    expect(region.firstElementChild).toBe(there);
    expect(region.children).toHaveLength(2);
  });
});
