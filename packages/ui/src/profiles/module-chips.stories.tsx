import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { ModuleChips } from "./module-chips.tsx";
import { modules } from "../testing/people.ts";

const meta = {
  title: "Profiles/Module chips",
  component: ModuleChips,
  args: { moduleIds: [1, 2], modules },
  parameters: {
    usage: {
      kind: "list",
      without: {
        empty: "A profile without modules has no chips.",
        longText: "A chip is an abbreviation; the whole name is its tooltip.",
      },
      purpose: "Which modules a profile belongs to, those outside the subscription dashed.",
      do: ["In the order of their numbers."],
      dont: ["Colors for modules."],
      notes: ["The abbreviation has the module’s name in full, in a tooltip and for screen readers."],
    },
  },
} satisfies Meta<typeof ModuleChips>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Two modules share an abbreviation: one chip "Other". */
export const Merged: Story = { args: { moduleIds: [1, 3, 4] } };
export const Locked: Story = { args: { moduleIds: [1], state: "locked" } };
export const Inactive: Story = { args: { state: "inactive" } };
export const One: Story = { args: { moduleIds: [1] } };
export const Many: Story = {
  args: {
    moduleIds: Array.from({ length: 12 }, (_, index) => index + 1),
    modules: Array.from({ length: 12 }, (_, index) => ({
      id: String(index + 1),
      name: `Module ${index + 1}`,
      abbreviation: `M${index + 1}`,
    })),
  },
};
