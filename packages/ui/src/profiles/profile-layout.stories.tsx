import { listInitiallyOpen, listProfilePanels } from "@rotunda/core";
import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { useState } from "react";
import { fn } from "storybook/test";
import { LifeInBrief } from "./life-facts.tsx";
import { OnThisPage } from "./on-this-page.tsx";
import { ProfileIdentity } from "./profile-identity.tsx";
import { ProfileLayout } from "./profile-layout.tsx";
import { ProfilePanels } from "./profile-panels.tsx";
import { fullProfile, modules } from "../testing/people.ts";

function Page({ isAllOpen = false }: { isAllOpen?: boolean }) {
  const panels = listProfilePanels(fullProfile);
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(
    isAllOpen ? new Set(panels.map(({ id }) => id)) : listInitiallyOpen(panels),
  );
  return (
    <div style={{ maxWidth: 1200, margin: "0 auto", padding: "0 16px 48px" }}>
      <ProfileLayout
        side={
          <>
            <ProfileIdentity
              today="2026-06-01"
              profile={fullProfile}
              modules={modules}
              briefcase={{ isIn: true, onToggle: fn() }}
            />
            <LifeInBrief today="2026-06-01" profile={fullProfile} />
          </>
        }
        contents={<OnThisPage sections={panels} onChoose={(id) => setOpenIds(new Set([...openIds, id]))} />}
      >
        <ProfilePanels profile={fullProfile} openIds={openIds} onOpenIdsChange={setOpenIds} onSaveVcard={() => {}} />
      </ProfileLayout>
    </div>
  );
}

const meta = {
  title: "Profiles/Profile layout",
  component: ProfileLayout,
  parameters: {
    usage: {
      kind: "layout",
      purpose:
        "The page of a profile: facts at the left, panels in the middle, On this page at the right from 1280 px.",
      do: ["Below 960 px one column, in the order facts, list, panels."],
      dont: ["Sticky facts on a short window."],
      notes: ["The order in the page is the order of reading at every width."],
    },
    layout: "fullscreen",
  },
  args: { side: null, children: null },
} satisfies Meta<typeof ProfileLayout>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { render: () => <Page /> };
export const EverythingOpen: Story = { render: () => <Page isAllOpen /> };
