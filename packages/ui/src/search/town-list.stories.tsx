import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { TownList } from "./places-found.tsx";

const town = (name: string, state: string, ...numbers: number[]) => ({
  name,
  districts: numbers.map((number) => ({ id: 3700 + number, name: `${state}, ${number}th District` })),
});

const meta = {
  title: "Search/Town list",
  component: TownList,
  args: {
    towns: [town("Durham, NC", "North Carolina", 4, 6), town("Durham, NH", "New Hampshire", 5)],
  },
  parameters: {
    usage: {
      kind: "list",
      purpose: "Towns whose name was searched, with the districts that an address in them may be in.",
      do: ["Say “may be in”: a town can cross district lines."],
      dont: ["Don’t put it above people who have the same name."],
      keyboard: [["Tab", "Goes through the districts."]],
      notes: ["A section below the results."],
    },
  },
} satisfies Meta<typeof TownList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneTown: Story = { args: { towns: [town("Houston, TX", "Texas", 7, 8, 9, 18, 29, 36, 38)] } };
export const Many: Story = {
  args: {
    towns: ["NC", "CA", "CT", "KS", "ME", "MO", "NH", "NY", "OK", "PA"].map((code) => town(`Durham, ${code}`, code, 4)),
  },
};
export const Empty: Story = { args: { towns: [] } };
export const LongText: Story = {
  args: { towns: [town("Truth or Consequences Village, NM", "New Mexico", 4, 5, 6, 7, 8)] },
};
