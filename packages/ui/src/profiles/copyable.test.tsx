import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { LiveRegion } from "../primitives/live-region/live-region.tsx";
import { Copyable } from "./contact.tsx";

const press = async (writeText: (text: string) => Promise<void>) => {
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
  render(
    <>
      <Copyable text="(202) 555-4400" name="phone">
        (202) 555-4400
      </Copyable>
      <LiveRegion />
    </>,
  );
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Copy phone" })));
};

describe("Copyable", () => {
  afterEach(() => void Reflect.deleteProperty(navigator, "clipboard"));

  it("copies and shows a confirmation", async () => {
    const written: string[] = [];
    await press(async (text) => void written.push(text));
    expect(written).toEqual(["(202) 555-4400"]);
    expect(screen.getByRole("status").textContent).toContain("Copied");
  });

  it("selects the value if the clipboard isn't available", async () => {
    await press(() => Promise.reject(new Error("not allowed")));
    expect(getSelection()?.toString()).toBe("(202) 555-4400");
    expect(screen.getByRole("status").textContent).toContain("Selected");
  });
});
