import { aProfile } from "@rotunda/core/testing";
import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect, fn } from "storybook/test";
import { inWidth } from "../testing/frames.tsx";
import { ProfileIdentity } from "./profile-identity.tsx";
import { fullProfile, longName, modules, rightToLeft } from "../testing/people.ts";

const meta = {
  title: "Profiles/Profile identity",
  component: ProfileIdentity,
  args: {
    today: "2026-06-01",
    profile: { ...fullProfile, presentationCenterUrl: "https://presentations.example.org/7" },
    modules,
    briefcase: { isIn: true, onToggle: fn() },
    downloads: [
      { label: "Word", href: "#word", onDownload: fn() },
      { label: "PDF", href: "#pdf", onDownload: fn() },
    ],
  },
  decorators: [inWidth(288)],
  parameters: {
    usage: {
      kind: "person",
      without: {
        noHeadshot: "Every story but the one with a headshot shows the initials in its place.",
        locked: "A profile outside the subscription has the paywall view instead of its page.",
      },
      purpose: "The head of a profile: portrait, name, office, party, status and contacts.",
      do: ["Everything about now; what was is in the panels."],
      dont: ["A banner image."],
      keyboard: [["Tab", "Moves through the Briefcase button, links and copy buttons."]],
      notes: ["The name is the page’s `h1` and takes the focus after a navigation."],
    },
  },
} satisfies Meta<typeof ProfileIdentity>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "PDF" })).toHaveAttribute("download");
    await expect(canvas.getByRole("link", { name: "Presentation Center" })).toHaveAttribute(
      "href",
      "https://presentations.example.org/7",
    );
    const phone = canvas.getByRole("link", { name: "(202) 555-4400" });
    await expect(phone).toHaveAttribute("href", "tel:+12025554400");
    // The telephone number precedes the actions.
    const follows = phone.compareDocumentPosition(canvas.getByRole("button", { name: /Briefcase/ }));
    await expect(follows & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  },
};
/** An address that can't be followed isn't a link. */
export const Sparse: Story = {
  args: {
    profile: aProfile({ subscriptionModules: [], presentationCenterUrl: "javascript:alert(1)" }),
    briefcase: undefined,
    downloads: [],
  },
  play: async ({ canvas }) => expect(canvas.queryByRole("link")).not.toBeInTheDocument(),
};
export const Former: Story = {
  args: {
    profile: aProfile({ isFormer: true, politicalParty: "Democrat", preferredNameDisplay: "Harold P. Lindqvist" }),
    briefcase: { isIn: false, onToggle: fn() },
    notices: [
      "This individual is no longer serving in a position monitored by Rotunda. For a recent update, please contact your dedicated advisor.",
    ],
  },
};
export const LongText: Story = {
  args: {
    profile: {
      ...fullProfile,
      preferredNameDisplay: longName.preferredNameDisplay,
      positionSummary: longName.positionSummary,
    },
  },
};
export const RightToLeftName: Story = {
  args: { profile: { ...fullProfile, preferredNameDisplay: rightToLeft.preferredNameDisplay } },
};
// Drawn here: a story reaches no network.
const portrait = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 50 50"><rect width="50" height="50" fill="tan"/><circle cx="25" cy="20" r="9" fill="sienna"/><path d="M7 50a18 18 0 0 1 36 0" fill="darkslategray"/></svg>')}`;

export const WithHeadshot: Story = { args: { profile: { ...fullProfile, headshot: portrait } } };
