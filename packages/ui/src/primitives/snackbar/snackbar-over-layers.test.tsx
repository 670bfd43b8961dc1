import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactElement, useState } from "react";
import { flushSync } from "react-dom";
import { describe, expect, it, vi } from "vitest";
import { ConfirmDialog } from "../confirm-dialog/confirm-dialog.tsx";
import { Dialog } from "../dialog/dialog.tsx";
import { Drawer } from "../drawer/drawer.tsx";
import { Snackbar } from "./snackbar.tsx";

/** All layers that close on an outside press, with the role they open. */
const LAYERS: { name: string; role: string; render: (onClose: () => void) => ReactElement }[] = [
  {
    name: "dialog",
    role: "dialog",
    render: (onClose) => (
      <Dialog onClose={onClose} title="Add folder">
        <input aria-label="Folder name" />
      </Dialog>
    ),
  },
  {
    name: "confirm dialog",
    role: "alertdialog",
    render: (onClose) => (
      <ConfirmDialog title="Delete folder" onNo={onClose} onYes={() => {}}>
        Delete the folder?
      </ConfirmDialog>
    ),
  },
  {
    name: "drawer",
    role: "dialog",
    render: (onClose) => (
      <Drawer onClose={onClose} title="Rotunda">
        <a href="#home">Home</a>
      </Drawer>
    ),
  },
];

/** A layer with an error message in front of it. */
function Page({ children, onClose }: { children: ReactElement; onClose: (id: number) => void }) {
  const [isShown, setShown] = useState(true);
  return (
    <>
      {children}
      <Snackbar
        messages={isShown ? [{ id: 1, text: "An error occurred, please try again.", tone: "error" }] : []}
        onClose={(id) => {
          onClose(id);
          // In a browser, React removes the message before the click reaches the document.
          flushSync(() => setShown(false));
        }}
      />
    </>
  );
}

/** Opens the layer. Uses mouse events, because a modal layer makes the rest of the page inert. */
async function open(layer: (typeof LAYERS)[number]) {
  const callbacks = { onClose: vi.fn(), onCloseMessage: vi.fn() };
  render(<Page onClose={callbacks.onCloseMessage}>{layer.render(callbacks.onClose)}</Page>);
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  // Layers listen for outside presses from the next task on.
  await new Promise((resolve) => setTimeout(resolve, 10));
  const close = screen.getByRole("button", { name: "Close message", hidden: true });
  return { ...callbacks, user, close };
}

describe("a message in front of an open layer", () => {
  it.each(LAYERS)("closes with its button and keeps the $name open", async (layer) => {
    const { user, close, onClose, onCloseMessage } = await open(layer);
    await user.click(close);
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(onCloseMessage).toHaveBeenCalledOnce();
    expect(screen.getByRole(layer.role)).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
  });
});
