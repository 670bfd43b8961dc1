import { act, render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { announce, LiveRegion } from "./live-region.tsx";

const say = (text: string) => act(() => announce(text));

describe("live region", () => {
  it("announces each message", () => {
    render(<LiveRegion />);
    say("Copied");
    expect(screen.getByRole("status").textContent?.trim()).toBe("Copied");
  });

  it("changes the text of a repeated message, so that it is read again", () => {
    render(<LiveRegion />);
    say("1 selected");
    const first = screen.getByRole("status").textContent;
    say("1 selected");
    expect(screen.getByRole("status").textContent).not.toBe(first);
  });
});
