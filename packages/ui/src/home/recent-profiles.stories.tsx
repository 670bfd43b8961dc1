import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect } from "storybook/test";
import { TextLink } from "../primitives/text-link/text-link.tsx";
import { RecentProfiles } from "./home-sections.tsx";
import { longName, people, rightToLeft } from "../testing/home.ts";

const meta = {
  title: "Home/Recent profiles",
  component: RecentProfiles,
  args: {
    profiles: people(6),
    action: (
      <TextLink look="action" href="#search">
        Search all profiles
      </TextLink>
    ),
  },
  parameters: {
    usage: {
      kind: "list",
      without: {
        many: "The default has the maximum number.",
      },
      purpose: "The profiles this reader opened last, to return to them quickly.",
      do: ["Pass them as the server lists them, the last opened first."],
      dont: ["Show it to readers without an individual login as if it were theirs: an address range has none."],
      keyboard: [["Tab", "Goes from name to name."]],
      notes: ["Without any it renders nothing, and its neighbor takes the whole width."],
    },
  },
} satisfies Meta<typeof RecentProfiles>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(6);
    await expect(canvas.getByRole("link", { name: "Ruth Halvorsen" })).toHaveAttribute(
      "href",
      "/rotunda/profile/1-ruth-halvorsen",
    );
  },
};
export const One: Story = { args: { profiles: people(1) } };
export const LongText: Story = { args: { profiles: [longName, rightToLeft] } };
export const Empty: Story = {
  args: { profiles: [] },
  play: async ({ canvas }) => expect(canvas.queryByRole("heading")).toBeNull(),
};
