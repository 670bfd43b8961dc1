import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactElement, useState } from "react";
import { flushSync } from "react-dom";
import { describe, expect, it, vi } from "vitest";
import { Button } from "../button/button.tsx";
import { ConfirmDialog } from "../confirm-dialog/confirm-dialog.tsx";
import { Dialog } from "../dialog/dialog.tsx";
import { Drawer } from "../drawer/drawer.tsx";
import { Menu } from "../menu/menu.tsx";
import { Popover } from "../popover/popover.tsx";
import { Snackbar } from "./snackbar.tsx";

const opener = <Button>Open</Button>;

/** All layers that close on an outside press, with the role they open. */
const LAYERS: { name: string; role: string; render: (onClose: () => void) => ReactElement }[] = [
  {
    name: "dialog",
    role: "dialog",
    render: (onClose) => (
      <Dialog isOpen onClose={onClose} title="Add folder">
        <input aria-label="Folder name" />
      </Dialog>
    ),
  },
  {
    name: "confirm dialog",
    role: "alertdialog",
    render: (onClose) => <ConfirmDialog isOpen onNo={onClose} onYes={() => {}} />,
  },
  {
    name: "drawer",
    role: "dialog",
    render: (onClose) => (
      <Drawer isOpen onClose={onClose} title="Rotunda">
        <a href="#home">Home</a>
      </Drawer>
    ),
  },
  {
    name: "popover",
    role: "dialog",
    render: () => (
      <Popover title="Legend" trigger={opener}>
        Parties
      </Popover>
    ),
  },
  {
    name: "menu",
    role: "menu",
    render: () => <Menu items={[{ id: "delete", label: "Delete", onSelect: () => {} }]} trigger={opener} />,
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
  const button = screen.queryByRole("button", { name: "Open" });
  if (button) await user.click(button);
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

  // The others are modal: they regain the focus and receive the key.
  it.each(LAYERS.filter(({ name }) => name === "popover" || name === "menu"))(
    "closes on Escape and keeps the $name open",
    async (layer) => {
      const { user, close, onCloseMessage } = await open(layer);
      act(() => close.focus());
      await user.keyboard("{Escape}");
      expect(onCloseMessage).toHaveBeenCalledOnce();
      expect(screen.getByRole(layer.role)).toBeTruthy();
    },
  );
});
