import { act, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { DataTable } from "./data-table.tsx";

it("prints every row, and shows its page again afterwards", () => {
  render(
    <DataTable<number, "number">
      caption="Numbers"
      noun="number"
      searchLabel="Number"
      columns={[{ id: "number", title: "Number", isHead: true, cell: (row) => row }]}
      rows={Array.from({ length: 43 }, (_, row) => row)}
      getKey={String}
      filter={(rows) => [...rows]}
      sort={(rows) => [...rows]}
      sortedBy="number"
    />,
  );
  const rows = () => screen.getAllByRole("rowheader").length;
  expect(rows()).toBe(10);
  act(() => void dispatchEvent(new Event("beforeprint")));
  expect(rows()).toBe(43);
  act(() => void dispatchEvent(new Event("afterprint")));
  expect(rows()).toBe(10);
});
