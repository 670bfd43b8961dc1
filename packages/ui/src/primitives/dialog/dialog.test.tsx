import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { setStyleNonce } from "../../theme/style-nonce.ts";
import { ConfirmDialog } from "../confirm-dialog/confirm-dialog.tsx";
import { Select } from "../select/select.tsx";
import { Dialog } from "./dialog.tsx";

afterEach(() => setStyleNonce(undefined));

const styleNonces = () => [...document.querySelectorAll("style")].map((style) => style.nonce);

describe("dialog", () => {
  it("injects its styles only with the page's nonce", async () => {
    setStyleNonce("abc");
    render(
      <Dialog onClose={() => {}} title="Read more">
        <Select label="Format" onChange={() => {}} options={[{ text: "Word", value: "docx" }]} value="docx" />
      </Dialog>,
    );
    fireEvent.keyDown(screen.getByRole("combobox"), { key: "Enter" });
    await screen.findByRole("option", { name: "Word" });
    expect(styleNonces().length).toBeGreaterThanOrEqual(2);
    expect(new Set(styleNonces())).toEqual(new Set(["abc"]));
  });
});

describe("confirm dialog", () => {
  it("asks in general words by default, and Escape answers No", () => {
    const onNo = vi.fn();
    render(<ConfirmDialog onNo={onNo} onYes={() => {}} />);
    const dialog = screen.getByRole("alertdialog", { name: "Please confirm" });
    expect(dialog.textContent).toContain("Are you sure you want to continue?");
    fireEvent.keyDown(dialog, { key: "Escape" });
    expect(onNo).toHaveBeenCalledOnce();
  });
});
