import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { useShortcut } from "./use-shortcut.ts";

function Page({ shortcut, onRun, hasDialog }: { shortcut?: string; onRun: () => void; hasDialog?: boolean }) {
  useShortcut(shortcut, onRun);
  return (
    <>
      <input aria-label="Text" />
      <input aria-label="Check" type="checkbox" />
      <textarea aria-label="Note" />
      <div aria-label="Rich" contentEditable role="textbox" suppressContentEditableWarning tabIndex={0} />
      {hasDialog && <div aria-label="Ask" role="dialog" />}
    </>
  );
}

const open = (fields: { shortcut?: string; hasDialog?: boolean } = { shortcut: "/" }) => {
  const onRun = vi.fn();
  return { onRun, ...render(<Page onRun={onRun} {...fields} />) };
};

describe("a shortcut", () => {
  it("runs once for its key, even from a checkbox, until its page is left", async () => {
    const { onRun, unmount } = open();
    await userEvent.keyboard("x/");
    expect(onRun).toHaveBeenCalledOnce();
    screen.getByLabelText("Check").focus();
    await userEvent.keyboard("/");
    expect(onRun).toHaveBeenCalledTimes(2);
    unmount();
    await userEvent.keyboard("/");
    expect(onRun).toHaveBeenCalledTimes(2);
  });

  it.each(["Text", "Note", "Rich"])("is text in the field %s", async (label) => {
    const { onRun } = open();
    screen.getByLabelText(label).focus();
    await userEvent.keyboard("/");
    expect(onRun).not.toHaveBeenCalled();
  });

  it.each(["Control", "Meta", "Alt"])("doesn't run with %s", async (key) => {
    const { onRun } = open();
    await userEvent.keyboard(`{${key}>}/{/${key}}`);
    expect(onRun).not.toHaveBeenCalled();
  });

  it("runs with Shift, as on keyboards where / is above 7", async () => {
    const { onRun } = open();
    await userEvent.keyboard("{Shift>}/{/Shift}");
    expect(onRun).toHaveBeenCalledOnce();
  });

  it("doesn't run below a dialog, nor without a key", async () => {
    const { onRun, unmount } = open({ shortcut: "/", hasDialog: true });
    await userEvent.keyboard("/");
    unmount();
    const off = open({});
    await userEvent.keyboard("/");
    expect([onRun.mock.calls, off.onRun.mock.calls]).toEqual([[], []]);
  });
});
