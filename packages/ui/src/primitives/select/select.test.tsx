import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Select } from "./select.tsx";

describe("select", () => {
  it("has its label and value as accessible name", () => {
    render(<Select label="Profiles per page" onChange={() => {}} options={[{ text: "12", value: "12" }]} value="12" />);
    expect(screen.getByRole("combobox", { name: "Profiles per page 12" })).toBeTruthy();
  });
});
