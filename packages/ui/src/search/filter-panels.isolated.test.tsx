import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { FilterPanels } from "./filter-panels.tsx";
import { former, sections } from "../testing/filters.ts";

const fields = vi.hoisted(() => ({ requests: 0, isBroken: true }));
vi.mock("./filter-fields.tsx", async (original) => {
  fields.requests += 1;
  const { FilterFields } = await original<typeof import("./filter-fields.tsx")>();
  return {
    get FilterFields() {
      if (fields.isBroken) throw new Error("gone");
      return FilterFields;
    },
  };
});

const panels = (isOpen: boolean) => (
  <FilterPanels
    sections={sections.map((section) => ({ ...section, setCount: 0 }))}
    loose={[former]}
    setCount={0}
    layout="side"
    isOpen={isOpen}
    onOpenChange={() => {}}
    onChange={() => {}}
    onSearch={() => {}}
    onClear={() => {}}
  />
);

describe("filter panels", () => {
  it("load their controls when the first panel opens, and offer Retry if that fails", async () => {
    const { rerender } = render(panels(false));
    expect(fields.requests).toBe(0);
    expect(screen.queryByRole("button", { name: "Profile Type" })).toBeNull();

    rerender(panels(true));
    const retry = await screen.findByRole("button", { name: "Retry" }, { timeout: 10_000 });
    expect(screen.getByRole("button", { name: "Profile Type" })).toBeDefined();
    fields.isBroken = false;
    await userEvent.click(retry);
    await screen.findByRole("checkbox", { name: former.label });
    expect(screen.queryByRole("checkbox", { name: "State Influencers" })).toBeNull();

    await userEvent.click(screen.getByRole("button", { name: "Profile Type" }));
    await screen.findByRole("checkbox", { name: "State Influencers" });
  });
});
