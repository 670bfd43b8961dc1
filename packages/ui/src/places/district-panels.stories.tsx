import { fn } from "storybook/test";
import { listDistrictPanels } from "@rotunda/core";
import { aDistrict } from "@rotunda/core/testing";
import * as places from "../testing/places.ts";
import { describePanelsUsage, type Meta, type StoryObj } from "../testing/story-meta.ts";
import { DistrictPanels } from "./district-panels.tsx";

const meta = {
  title: "Places/District panels",
  component: DistrictPanels,
  args: {
    today: "2026-06-01",
    district: places.district,
    openIds: new Set(listDistrictPanels(places.district).map(({ id }) => id)),
    onOpenIdsChange: fn(),
    getStar: (person) => ({ isIn: person.id === 1, onToggle: fn() }),
  },
  parameters: { usage: describePanelsUsage("a district") },
} satisfies Meta<typeof DistrictPanels>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Closed: Story = { args: { openIds: new Set() } };
/** A district without any facts. */
export const Empty: Story = { args: { district: aDistrict() } };
