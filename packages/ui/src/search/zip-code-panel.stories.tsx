import type { ZipCode } from "@rotunda/core";
import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect, fn } from "storybook/test";
import { longName, rightToLeft } from "../testing/people.ts";
import * as places from "../testing/places.ts";
import { ZipCodePanel } from "./places-found.tsx";

const washington = (...numbers: number[]): ZipCode["states"][number] => ({
  id: 53,
  name: "Washington",
  shortCode: "WA",
  senators: places.holders.slice(0, 2),
  governor: places.legislator(7, { positionSummary: "Governor, Washington" }),
  districts: numbers.map((number) => ({
    id: 5300 + number,
    number: String(number),
    name: `Washington, ${number}th District`,
    representatives: [places.legislator(number, { positionSummary: `Representative, ${number}th District` })],
    isVacant: false,
  })),
});

const zip = (states: ZipCode["states"], fields: Partial<ZipCode> = {}): ZipCode => ({
  zipCode: "98101",
  towns: ["Seattle, WA"],
  states,
  ...fields,
});

const meta = {
  title: "Search/ZIP code panel",
  component: ZipCodePanel,
  args: {
    zipCode: zip([washington(7, 9)]),
    getStar: () => ({ isIn: false, onToggle: fn() }),
  },
  parameters: {
    usage: {
      kind: "list",
      purpose: "The districts that an address with a searched ZIP code may be in, and everyone elected there.",
      do: ["Say “may be in”, and why."],
      dont: ["Don’t choose a district for the reader."],
      keyboard: [["Tab", "Goes through districts, people and their stars."]],
      notes: ["A section named after the ZIP code, above the results."],
    },
  },
} satisfies Meta<typeof ZipCodePanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TwoDistricts: Story = {};
export const OneDistrict: Story = { args: { zipCode: zip([washington(7)]) } };
export const ManyDistricts: Story = { args: { zipCode: zip([washington(2, 4, 6, 7, 8)], { towns: [] }) } };
export const TwoStates: Story = {
  args: {
    zipCode: zip([washington(5), { ...washington(4), id: 41, name: "Oregon", senators: [], governor: null }]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "All of Washington" })).toBeVisible();
    await expect(canvas.queryByRole("heading", { name: "All of Oregon" })).toBeNull();
  },
};
export const VacantSeat: Story = {
  args: {
    zipCode: zip([
      {
        ...washington(),
        districts: washington(7).districts.map((seat) => ({ ...seat, representatives: [], isVacant: true })),
      },
    ]),
  },
};
/** Not in the table. */
export const Empty: Story = { args: { zipCode: zip([], { zipCode: "20252", towns: [] }) } };
export const LongText: Story = {
  args: {
    zipCode: zip([{ ...washington(7), senators: [longName, rightToLeft] }], {
      towns: ["North Richland Hills, TX", "Haltom City, TX"],
    }),
  },
};
