import { listGroupPanels } from "@rotunda/core";
import { aGroup } from "@rotunda/core/testing";
import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { useState } from "react";
import { fn } from "storybook/test";
import { ProfileLayout } from "../profiles/profile-layout.tsx";
import { modules } from "../testing/people.ts";
import { OnThisPage } from "../profiles/on-this-page.tsx";
import { GroupIdentity } from "./group-identity.tsx";
import { GroupPanels, type GroupPanelsProps } from "./group-panels.tsx";
import { group } from "../testing/groups.ts";

function Page({ group, members }: GroupPanelsProps) {
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set(listGroupPanels(group).map(({ id }) => id)));
  return (
    <div style={{ maxWidth: 1200, margin: "0 auto", padding: "0 16px 48px" }}>
      <ProfileLayout
        side={<GroupIdentity group={group} modules={modules} briefcase={{ isIn: true, onToggle: fn() }} />}
        contents={<OnThisPage sections={listGroupPanels(group)} />}
      >
        <GroupPanels group={group} members={members} openIds={openIds} onOpenIdsChange={setOpenIds} />
      </ProfileLayout>
    </div>
  );
}

const meta = {
  title: "Groups/Group panels",
  component: GroupPanels,
  parameters: {
    usage: {
      kind: "facts",
      purpose: "The panels of a group’s page, with one toggle for all.",
      do: ["Only panels with content."],
      dont: ["Another order than the profile’s."],
      keyboard: [
        ["Tab", "The toggle, then each panel’s heading."],
        ["Enter, Space", "Opens and closes."],
      ],
      notes: ["As the panel: buttons in headings."],
    },
    layout: "fullscreen",
  },
  render: Page,
  args: {
    group,
    members: {
      view: { text: "", party: "Any", order: "listed" },
      onViewChange: fn(),
      getStar: (member) => ({ isIn: member.rank === 1, onToggle: fn() }),
    },
    openIds: new Set(),
    onOpenIdsChange: fn(),
  },
} satisfies Meta<typeof GroupPanels>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Parts without data have no panel. */
export const Empty: Story = { args: { group: aGroup({ jurisdiction: "", subcommittees: [], staffers: [] }) } };
export const LongText: Story = {
  args: {
    group: {
      ...group,
      jurisdiction: `${group.jurisdiction} `.repeat(12),
      subcommittees: Array.from({ length: 24 }, (_, id) => ({
        id,
        longName: "Subcommittee on Oversight, Investigations, Regulations, and Intergovernmental Telecommunications",
      })),
    },
  },
};
