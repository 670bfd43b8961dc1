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

it("a toggle group is chosen from by a press, and keeps what is chosen already", async () => {
  const onChange = vi.fn();
  render(group(onChange));
  await userEvent.click(screen.getByRole("radio", { name: "All" }));
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("radio", { name: "Majority" }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith("majority");
});

it("a toggle group is one stop of Tab, gone through by arrows, Home and End, and chosen from by Space", async () => {
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
