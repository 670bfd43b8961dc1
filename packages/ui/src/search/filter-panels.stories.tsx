import type { Meta, StoryObj } from "../testing/story-meta.ts";
import type { OptionCounts } from "@rotunda/core";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import type { FilterSection } from "./filter-descriptors.ts";
import { withState } from "../testing/with-state.tsx";
import { FilterPanels } from "./filter-panels.tsx";
import { former, rareKinds, sections } from "../testing/filters.ts";

const meta = {
  title: "Search/Filter panels",
  component: FilterPanels,
  render: withState(FilterPanels, "isOpen", "onOpenChange"),
  args: {
    sections,
    loose: [former],
    setCount: 3,
    layout: "side",
    isOpen: true,
    onOpenChange: fn(),
    onChange: fn(),
    onSearch: fn(),
    onClear: fn(),
  },
  parameters: {
    usage: {
      kind: "layout",
      purpose: "Every filter of a scope, in folding sections; beside the results from 1280 px.",
      do: ["Open the sections with something chosen.", "Repeat Search and Clear below the last section."],
      dont: ["Searching on every change.", "A filter without its label in sight."],
      keyboard: [
        ["Tab", "Section headings, then the fields of open ones."],
        ["Enter in a field", "Searches."],
        ["Enter, Space on a heading", "Opens and closes it."],
      ],
      notes: ["Sections are buttons in headings with the number of active filters; groups are `fieldset`s."],
    },
  },
} satisfies Meta<typeof FilterPanels>;
export default meta;

type Story = StoryObj<typeof meta>;

const counted = (section: FilterSection | undefined, counts: OptionCounts | undefined): FilterSection => ({
  ...(section ?? { id: "", title: "", setCount: 0 }),
  filters: (section?.filters ?? []).map((filter) => ({ ...filter, counts })),
});

const inSideColumn: Story["decorators"] = [
  (Story) => (
    <div style={{ maxWidth: 272 }}>
      <Story />
    </div>
  ),
];

export const BesideResults: Story = {
  decorators: inSideColumn,
  play: async ({ canvas, args }) => {
    const toggle = canvas.getByRole("button", { name: "Hide filters" });
    await userEvent.click(toggle);
    await expect(canvas.queryByRole("checkbox", { name: "State Influencers" })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Show filters" }));
    await expect(await canvas.findByRole("checkbox", { name: "State Policymakers" })).toBeChecked();
    await userEvent.click(canvas.getByRole("checkbox", { name: "State Influencers" }));
    await expect(args.onChange).toHaveBeenCalledWith("profileTypes", [
      "Federal Policymakers",
      "State Policymakers",
      "State Influencers",
    ]);
  },
};

/** Says that the form differs from the results, even with the filters hidden. */
export const Changed: Story = {
  args: { hasChanges: true },
  decorators: inSideColumn,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Filters changed. Search to apply.");
    await userEvent.click(canvas.getByRole("button", { name: "Clear Search" }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Hide filters" }));
    await userEvent.click(canvas.getByRole("button", { name: "Search" }));
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
};

/** In a low window the buttons stick to the bottom, and never cover the focused control. */
export const ButtonsInView: Story = {
  decorators: [
    (Story) => (
      <div style={{ height: 320, overflow: "auto" }} data-testid="window">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await canvas.findAllByRole("checkbox");
    const place = canvas.getByTestId("window").getBoundingClientRect();
    const search = canvas.getByRole("button", { name: "Search" });
    await expect(search.getBoundingClientRect().bottom).toBeLessThanOrEqual(place.bottom);
    const titles = canvas.getAllByRole("heading", { level: 3 });
    for (const control of [
      ...titles.map((title) => within(title).getByRole("button")),
      ...canvas.getAllByRole("checkbox"),
    ]) {
      control.focus();
      await expect(control.getBoundingClientRect().bottom).toBeLessThanOrEqual(search.getBoundingClientRect().top);
    }
  },
};

export const ButtonsInViewWithLargeText: Story = {
  ...ButtonsInView,
  decorators: [inSideColumn, ButtonsInView.decorators ?? []].flat(),
  args: { hasChanges: true },
  globals: { textSize: "200" },
};

const [type, office] = sections;
const counts = { "Federal Policymakers": 1204, "Federal Influencers": 3 };

/** Numbers follow; options without results are collapsed then, except those with the focus. */
export const Counting: Story = {
  decorators: inSideColumn,
  render: function Counting(args) {
    const [isCounted, setCounted] = useState(false);
    return (
      <div onPointerDown={() => setCounted(true)}>
        <FilterPanels {...args} sections={[counted(type, isCounted ? counts : undefined)]} />
      </div>
    );
  },
  play: async ({ canvas }) => {
    const influencers = await canvas.findByRole("checkbox", { name: "State Influencers" });
    influencers.focus();
    await userEvent.pointer([{ keys: "[MouseLeft>]", target: canvas.getByText("Federal Policymakers") }]);
    await expect(canvas.getByRole("checkbox", { name: "State Influencers, 0 results" })).toBeVisible();
  },
};

/** A chosen option stays with no results; the others are collapsed. */
export const Counted: Story = {
  args: {
    sections: [counted(type, counts), counted(office, { Iowa: 12, Senate: 1 })],
    loose: [{ ...former, counts: { true: 1204 } }],
  },
  decorators: inSideColumn,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("checkbox", { name: "State Policymakers, 0 results" })).toBeChecked();
    await expect(canvas.getByRole("button", { name: "Show 1 option without results" })).toBeVisible();
    await expect(canvas.queryByRole("checkbox", { name: /^State Influencers/ })).toBeNull();
  },
};

export const CountedAndWhole: Story = {
  ...Counted,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Show 1 option without results" }));
    await expect(canvas.getByRole("checkbox", { name: "State Influencers, 0 results" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Hide 1 option without results" })).toHaveAttribute(
      "aria-expanded",
      "true",
    );
  },
};

export const BeforeTheFirstSearch: Story = {
  args: { layout: "page" },
  play: async ({ canvas }) => {
    const places = () =>
      canvas.getAllByRole("heading", { level: 3 }).map((heading) => heading.getBoundingClientRect().left);
    const before = places();
    await userEvent.click(canvas.getByRole("button", { name: "Party and Leadership" }));
    await userEvent.click(canvas.getByRole("button", { name: /^Office and Location/ }));
    await expect(places()).toEqual(before);
  },
};

export const Closed: Story = { args: { isOpen: false } };

/** A tree, a long list of one choice, a suggested text, a comparison and a rating. */
export const RareKinds: Story = { args: { sections: rareKinds, loose: [] }, decorators: inSideColumn };
