import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect } from "storybook/test";
import { MainSiteLink } from "./site-links.tsx";

const meta = {
  title: "Shell/Main site link",
  component: MainSiteLink,
  args: { origin: "https://main.example.org", target: "/daily", children: "Daily" },
  parameters: {
    usage: {
      kind: "sign",
      purpose: "A link to the publisher's main site.",
      do: ["Give it a target that begins with one slash."],
      dont: ["Pass an address of another site: it is shown as text."],
      keyboard: [["Enter", "Follows the link."]],
      notes: ["A target that is refused has no link, and no role."],
    },
  },
} satisfies Meta<typeof MainSiteLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getByRole("link")).toHaveAttribute("href", "https://main.example.org/daily"),
};
/** Only a path on the main site becomes a link. */
export const NotAPath: Story = {
  render: (args) => (
    <>
      {["daily", "https://elsewhere.example", "//elsewhere.example", "/\\elsewhere.example"].map((target) => (
        <p key={target}>
          <MainSiteLink {...args} target={target}>
            {target}
          </MainSiteLink>
        </p>
      ))}
    </>
  ),
  play: async ({ canvas }) => expect(canvas.queryByRole("link")).toBeNull(),
};
