import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { ToggleGroup } from "./toggle-group.tsx";

const group = (onChange: (value: string) => void) => (
  <ToggleGroup
    label="Members"
    value="all"
    onChange={onChange}
    options={[
      { value: "all", label: "All" },
      { value: "majority", label: "Majority" },
      { value: "minority", label: "Minority" },
    ]}
  />
);
const focused = () => document.activeElement?.textContent;

it("a click selects an option of a toggle group, and another click keeps it selected", async () => {
  const onChange = vi.fn();
  render(group(onChange));
  await userEvent.click(screen.getByRole("radio", { name: "All" }));
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("radio", { name: "Majority" }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith("majority");
});

it("a toggle group is one tab stop, with arrow keys, Home and End to move and Space to select", async () => {
  const onChange = vi.fn();
  render(group(onChange));
  await userEvent.tab();
  expect(focused()).toBe("All");
  await userEvent.keyboard("{ArrowRight}{End}{ArrowRight}{ArrowLeft}");
  expect(focused()).toBe("Minority");
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.keyboard("{Home}{ArrowDown} ");
  expect(onChange).toHaveBeenCalledExactlyOnceWith("majority");
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});
