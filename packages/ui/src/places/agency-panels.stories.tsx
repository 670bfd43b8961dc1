import { fn } from "storybook/test";
import { listAgencyPanels } from "@rotunda/core";
import { anAgency } from "@rotunda/core/testing";
import * as places from "../testing/places.ts";
import { describePanelsUsage, type Meta, type StoryObj } from "../testing/story-meta.ts";
import { AgencyPanels } from "./agency-panels.tsx";

const meta = {
  title: "Places/Agency panels",
  component: AgencyPanels,
  args: {
    agency: places.agency,
    openIds: new Set(listAgencyPanels(places.agency).map(({ id }) => id)),
    onOpenIdsChange: fn(),
    getStar: (person) => ({ isIn: person.id === 1, onToggle: fn() }),
  },
  parameters: { usage: describePanelsUsage("an agency") },
} satisfies Meta<typeof AgencyPanels>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Closed: Story = { args: { openIds: new Set() } };
/** An agency without data. */
export const Empty: Story = { args: { agency: anAgency() } };
