import type { SearchChip } from "@rotunda/core";
import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { useRef, useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { FilterChips, type FilterChipsProps } from "./filter-chips.tsx";

export const chips: SearchChip[] = [
  { field: "keyword", label: "Keyword", value: "water", fullValue: "water" },
  {
    field: "profileTypes",
    label: "Profile Type",
    value: "Federal Policymakers + 1 more",
    fullValue: "Federal Policymakers, State Policymakers",
  },
  { field: "currentOfficeStates", label: "State", value: "Iowa + 2 more", fullValue: "Iowa, Kansas, Nebraska" },
  {
    field: "sig",
    label: "Special Interest Group Rating",
    value: "American Farm Bureau Federation, greater than 50%",
    fullValue: "American Farm Bureau Federation, greater than 50%",
  },
];

const LONG = "Subcommittee on Commodities, Risk Management, and Trade of the Committee on Agriculture";
export const longChip: SearchChip = { field: "keyword", label: "Keyword", value: LONG, fullValue: LONG };

function Stateful(props: FilterChipsProps) {
  const [left, setLeft] = useState(props.chips);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        Search Results
      </h2>
      <FilterChips
        {...props}
        chips={left}
        headingRef={heading}
        onRemove={(field) => {
          props.onRemove(field);
          setLeft(left.filter((chip) => chip.field !== field));
        }}
        onClearAll={() => setLeft([])}
      />
    </>
  );
}

const meta = {
  title: "Search/Filter chips",
  component: FilterChips,
  excludeStories: ["chips", "longChip"],
  render: (args) => <Stateful {...args} />,
  args: { chips, onRemove: fn(), onClearAll: fn(), onSave: fn() },
  parameters: {
    usage: {
      kind: "list",
      without: {
        empty: "A search without filters has no chips.",
      },
      purpose: "The filters of a search in one line, each with its remove button, and Clear all.",
      do: ["Values beyond the first as “+ 2 more”, all of them in the name."],
      dont: ["Filters the reader cannot see in the panel."],
      keyboard: [
        ["Tab", "Moves through the remove buttons."],
        ["Enter, Space", "Removes the filter."],
      ],
      notes: ["Removing one moves the focus to the next, then to the heading."],
    },
  },
} satisfies Meta<typeof FilterChips>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FocusGoesOn: Story = {
  globals: { viewport: { value: "desk" } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Remove Keyword: water" }));
    const types = "Remove Profile Type: Federal Policymakers, State Policymakers";
    await expect(canvas.getByRole("button", { name: types })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: types }));
    await userEvent.click(canvas.getByRole("button", { name: "Remove State: Iowa, Kansas, Nebraska" }));
    await userEvent.click(canvas.getByRole("button", { name: /Remove Special Interest/ }));
    await expect(canvas.getByRole("heading", { name: "Search Results" })).toHaveFocus();
  },
};

export const OneChip: Story = { args: { chips: chips.slice(0, 1) } };
const FIELDS: SearchChip["field"][] = [
  "keyword",
  "profileTypes",
  "currentOfficeStates",
  "sig",
  "politicalParty",
  "gender",
  "ethnicity",
  "religion",
  "birthYear",
  "age",
];

export const Many: Story = {
  args: {
    chips: FIELDS.flatMap((field, index) =>
      chips
        .slice(index % chips.length)
        .slice(0, 1)
        .map((chip) => ({ ...chip, field })),
    ),
  },
};
export const LongText: Story = { args: { chips: [longChip] } };
