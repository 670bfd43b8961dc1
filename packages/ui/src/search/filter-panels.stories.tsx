import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { FilterPanels, type FilterPanelsProps } from "./filter-panels.tsx";
import { former, sections } from "./story-filters.ts";

function Stateful(props: FilterPanelsProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  return <FilterPanels {...props} isOpen={isOpen} onOpenChange={setOpen} />;
}

const meta = {
  title: "Search/Filter panels",
  component: FilterPanels,
  render: (args) => <Stateful {...args} />,
  args: {
    sections,
    loose: [former],
    layout: "side",
    isOpen: true,
    onOpenChange: fn(),
    onChange: fn(),
    onSearch: fn(),
    onClear: fn(),
  },
} satisfies Meta<typeof FilterPanels>;
export default meta;

type Story = StoryObj<typeof meta>;

export const BesideResults: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 272 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const toggle = canvas.getByRole("button", { name: "Hide filters" });
    await userEvent.click(toggle);
    await expect(canvas.queryByRole("checkbox", { name: "State Influencers" })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Show filters" }));
    await expect(canvas.getByRole("checkbox", { name: "State Policymakers" })).toBeChecked();
    await userEvent.click(canvas.getByRole("checkbox", { name: "State Influencers" }));
    await expect(args.onChange).toHaveBeenCalledWith("profileTypes", [
      "Federal Policymakers",
      "State Policymakers",
      "State Influencers",
    ]);
  },
};

export const BeforeTheFirstSearch: Story = { args: { layout: "page" } };

export const Closed: Story = { args: { isOpen: false } };
