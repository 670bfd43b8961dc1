import { aStaffer } from "@rotunda/core/testing";
import type { Meta, StoryObj } from "../../testing/story-meta.ts";
import { expect, userEvent, within } from "storybook/test";
import { staff } from "../../testing/people.ts";
import { StaffersTable } from "./staffers-table.tsx";

const meta = {
  title: "Profiles/Panels/Staffers table",
  component: StaffersTable,
  args: { staffers: staff, caption: "Staffers of Ruth Halvorsen" },
  parameters: {
    usage: {
      kind: "list",
      purpose: "Everybody who works for the office: searched by name, sorted, ten to a page.",
      do: ["The name in the order of the last name, title and contacts below it."],
      dont: ["A column that is empty for everybody: it is left out."],
      keyboard: [
        ["Tab", "Search, sort buttons, the rows’ links, pages, page size."],
        ["Enter, Space on a head", "Sorts by it; again reverses the order."],
      ],
      notes: ["As the data table; the side a staffer works for is said where it is given."],
    },
  },
} satisfies Meta<typeof StaffersTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const names = () =>
      canvas.getAllByRole("rowheader").map((cell) => within(cell).getAllByRole("link")[0]?.textContent);
    await expect(names()).toHaveLength(10);
    await expect(names()[0]).toBe("Abernathy, Colin");
    await expect(canvas.getByText("1–10 of 12 staffers")).toBeVisible();

    const byName = canvas.getByRole("columnheader", { name: "Name" });
    await expect(byName).toHaveAttribute("aria-sort", "ascending");
    await userEvent.click(within(byName).getByRole("button"));
    await expect(byName).toHaveAttribute("aria-sort", "descending");
    await expect(names()[0]).toBe("Zhao, Wen");

    await userEvent.click(canvas.getByRole("link", { name: "Page 2" }));
    await expect(names()).toHaveLength(2);

    await userEvent.type(canvas.getByRole("searchbox", { name: "Search staffers by name" }), "el");
    await expect(canvas.getByText("3 of 12 staffers")).toBeVisible();
  },
};
/** Omits the column if no staffer has focus areas. */
export const WithoutFocusAreas: Story = {
  args: { staffers: staff.slice(0, 4).map((staffer) => ({ ...staffer, stafferInterests: [] })) },
  play: async ({ canvas }) => expect(canvas.queryByText("Focus Areas")).not.toBeInTheDocument(),
};
export const OneStaffer: Story = { args: { staffers: [aStaffer()] } };
/** Shows a staffer's side if it is known. */
export const WithSides: Story = {
  args: {
    staffers: [
      aStaffer({ stafferKnowwhoId: 1, stafferLastName: "Abara", stafferFullName: "Ngozi Abara", majmin: "MAJ" }),
      aStaffer({ stafferKnowwhoId: 2, stafferLastName: "Lowell", stafferFullName: "Ida Lowell", majmin: "" }),
    ],
  },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole("rowheader");
    await expect(rows.map((row) => within(row).queryByText("Majority") !== null)).toEqual([true, false]);
  },
};
export const NoneFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("searchbox"), "Xanadu");
    await expect(canvas.getByText("No staffers match “Xanadu”.")).toBeVisible();
  },
};
/** A thousand names, ten at a time. */
export const Many: Story = {
  args: {
    staffers: Array.from({ length: 1000 }, (_, index) =>
      aStaffer({
        stafferKnowwhoId: index,
        stafferFullName: `Elise Brandt ${index + 1}`,
        stafferLastName: `Brandt ${index + 1}`,
      }),
    ),
  },
};
export const LongText: Story = {
  args: {
    staffers: [
      aStaffer({
        stafferFullName: "María de los Ángeles Fernández-Villavicencio Ballesteros de la Concepción y Aragón III",
        title: "Acting Principal Deputy Director for Intergovernmental and External Affairs",
        stafferEmail: "maria.de.los.angeles.fernandez-villavicencio@intergovernmental-affairs.example.org",
        stafferInterests: ["Groundwater conservation", "Rural electrification", "Broadband", "Crop insurance", "Trade"],
      }),
    ],
  },
};
