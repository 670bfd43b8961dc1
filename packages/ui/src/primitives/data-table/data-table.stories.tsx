import { type SortDirection, sortRows } from "@rotunda/core";
import type { Meta, StoryObj } from "../../testing/story-meta.ts";
import { expect, screen, waitFor, within } from "storybook/test";
import { inNarrowColumn } from "../../testing/frames.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Star } from "../icon/icon.tsx";
import { type DataColumn, DataTable } from "./data-table.tsx";

interface County {
  name: string;
  seat: string;
  founded: number;
}

type Column = "name" | "seat" | "founded";

const FIRST = ["Alder", "Birch", "Cedar", "Dogwood", "Elm", "Fir", "Hickory", "Juniper", "Linden", "Maple", "Oak"];
const LAST = ["Bend", "Falls", "Grove", "Hollow", "Mills", "Ridge", "Springs", "Valley", "View", "Creek", "Point"];

const counties = (count: number): County[] =>
  Array.from({ length: count }, (_, at) => ({
    name: `${FIRST[at % 11]} ${LAST[Math.floor(at / 11) % 11]}${at < 121 ? "" : ` ${Math.floor(at / 121) + 1}`}`,
    seat: `${FIRST[(at * 7) % 11]} City`,
    founded: 1790 + ((at * 37) % 120),
  }));

const columns: DataColumn<County, Column>[] = [
  { id: "name", title: "County", isHead: true, cell: ({ name }) => name },
  { id: "seat", title: "Seat", cell: ({ seat }) => seat },
  { id: "founded", title: "Founded", cell: ({ founded }) => founded },
];
const filter = (rows: readonly County[], text: string) =>
  rows.filter(({ name }) => name.toLowerCase().includes(text.trim().toLowerCase()));
const sort = (rows: readonly County[], column: Column, direction: SortDirection) =>
  sortRows(rows, (row) => [String(row[column])], direction);

const meta = {
  title: "Primitives/Data table",
  component: DataTable<County, Column>,
  args: {
    caption: "Counties of the sample state",
    noun: "county row",
    searchLabel: "Search counties by name",
    columns,
    rows: counties(43),
    getKey: ({ name }) => name,
    filter,
    sort,
    sortedBy: "name",
  },
  parameters: {
    usage: {
      kind: "list",
      purpose: "Shows many items of one kind to look up or compare: searched, sorted by its heads, in pages.",
      do: [
        "Mark the column that names the row (`isHead`); it is read with every other cell.",
        "Align numbers to the end and leave their units to the head.",
        "Put one control at the end of a row (`renderEnd`), named with the row’s own name.",
      ],
      dont: [
        "A table for two columns of facts: that is a description list.",
        "Stripes, boxes or a tinted column; hairlines carry the rows.",
        "More columns than readers can compare.",
      ],
      keyboard: [
        ["Tab", "Search box, sort buttons, the links and controls of the rows, pages, page size."],
        ["Enter, Space on a head", "Sorts by it; again reverses the order. The focus stays on the head."],
        ["Enter on a page", "Shows that page; the focus stays in the pages."],
      ],
      notes: [
        "The sorted head has `aria-sort`; the caption says the order in words.",
        "“7 of 120” is announced after a pause in typing.",
        "At 320 px each row is a block of labeled lines, the sort buttons above them; nothing scrolls sideways.",
      ],
    },
  },
} satisfies Meta<typeof DataTable<County, Column>>;

export default meta;
type Story = StoryObj<typeof meta>;

const names = () => screen.getAllByRole("rowheader").map((cell) => cell.textContent);

export const Default: Story = {};

export const Sorting: Story = {
  play: async ({ canvas, userEvent }) => {
    const head = canvas.getByRole("columnheader", { name: "Founded" });
    await expect(canvas.getByRole("columnheader", { name: "County" })).toHaveAttribute("aria-sort", "ascending");
    const button = within(head).getByRole("button");
    button.focus();
    await userEvent.keyboard("{Enter}");
    await expect(head).toHaveAttribute("aria-sort", "ascending");
    await userEvent.keyboard(" ");
    await expect(head).toHaveAttribute("aria-sort", "descending");
    await expect(button).toHaveFocus();
    await expect(canvas.getByRole("table")).toHaveAccessibleName(
      "Counties of the sample state, sorted by founded, descending",
    );
  },
};

/** "7 of 43" shows at once and is announced after a pause in typing. */
export const Filtering: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("searchbox"), "cedar");
    await expect(canvas.getByText("4 of 43 county rows")).toBeVisible();
    await expect(names()).toEqual(["Cedar Bend", "Cedar Falls", "Cedar Grove", "Cedar Hollow"]);
    await waitFor(() => expect(screen.getByText(/4 of 43 county rows/, { selector: "output" })).toBeInTheDocument(), {
      timeout: 3000,
    });
  },
};

export const Paging: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(names()).toHaveLength(10);
    await userEvent.click(canvas.getByRole("link", { name: "Page 5" }));
    await expect(names()).toHaveLength(3);
    await expect(canvas.getByText("41–43 of 43 county rows")).toBeVisible();
    await userEvent.click(canvas.getByRole("combobox", { name: /per page/ }));
    await userEvent.click(await screen.findByRole("option", { name: "All" }));
    await waitFor(() => expect(names()).toHaveLength(43));
  },
};
export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("searchbox"), "Xanadu");
    await expect(canvas.getByText("No county rows match “Xanadu”.")).toBeVisible();
    await expect(canvas.queryByRole("table")).toBeNull();
  },
};
export const OneRow: Story = { args: { rows: counties(1) } };
export const OneThousandRows: Story = {
  args: { rows: counties(1000) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/ of 1,000 /)).toBeVisible();
  },
};
export const WithControls: Story = {
  args: {
    rows: counties(4),
    renderEnd: ({ name }) => (
      <IconButton label={`Add ${name}`} tone="brass" tooltip={false}>
        <Star />
      </IconButton>
    ),
  },
};
export const LongText: Story = {
  args: {
    rows: [
      {
        name: "The Unincorporated Territories of the Upper Republican and Frenchman Rivers",
        seat: "Vacant",
        founded: 1873,
      },
      { name: "رشيدة حرب", seat: "Łódź-on-the-Missouri", founded: 1901 },
    ],
  },
};
export const Narrow: Story = {
  args: { rows: counties(3) },
  decorators: [inNarrowColumn],
};
export const Empty: Story = { args: { rows: [] } };
