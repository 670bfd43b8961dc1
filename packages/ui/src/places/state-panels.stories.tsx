import { fn } from "storybook/test";
import { listStatePanels } from "@rotunda/core";
import { aState } from "@rotunda/core/testing";
import * as places from "../testing/places.ts";
import { describePanelsUsage, type Meta, type StoryObj } from "../testing/story-meta.ts";
import { StatePanels } from "./state-panels.tsx";

const meta = {
  title: "Places/State panels",
  component: StatePanels,
  args: {
    today: "2026-06-01",
    state: places.state,
    openIds: new Set(listStatePanels(places.state).map(({ id }) => id)),
    onOpenIdsChange: fn(),
    getStar: (person) => ({ isIn: person.id === 1, onToggle: fn() }),
  },
  parameters: { usage: describePanelsUsage("a state") },
} satisfies Meta<typeof StatePanels>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Closed: Story = { args: { openIds: new Set() } };
/** A state without any facts. */
export const Empty: Story = { args: { state: aState() } };
