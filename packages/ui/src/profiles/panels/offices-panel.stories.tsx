import { aProfile } from "@rotunda/core/testing";
import type { Meta, StoryObj } from "../../testing/story-meta.ts";
import { expect, fn } from "storybook/test";
import { fullProfile } from "../../testing/people.ts";
import { OfficesPanel } from "./contact-panels.tsx";

const meta = {
  title: "Profiles/Panels/Offices panel",
  component: OfficesPanel,
  args: { profile: fullProfile, onSaveVcard: fn() },
  parameters: {
    usage: {
      kind: "list",
      without: { empty: "A person without contact data has no such panel." },
      purpose: "Every office with its address, numbers and people.",
      do: ["The main office first."],
      dont: ["A map for one address."],
      keyboard: [["Tab", "Moves through links, copy buttons and the button that saves a contact card."]],
      notes: ["Each office is a heading of its own; copy buttons are named with what they copy."],
    },
  },
} satisfies Meta<typeof OfficesPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save contact card (vCard)" }));
    await expect(args.onSaveVcard).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("link", { name: "(402) 555-2090" })).toHaveAttribute("href", "tel:+14025552090");
    await expect(canvas.getByRole("button", { name: "Copy phone of District Office: Lincoln" })).toBeVisible();
  },
};
export const OneOffice: Story = { args: { profile: aProfile({ offices: fullProfile.offices.slice(0, 1) }) } };
/** An email without "@" is text. */
export const OnlyText: Story = { args: { profile: aProfile({ email: "through the contact form" }) } };
export const Many: Story = {
  args: {
    profile: aProfile({
      offices: Array.from({ length: 8 }, () => fullProfile.offices.slice(1, 3))
        .flat()
        .map((office, id) => ({ ...office, id })),
    }),
  },
};
export const LongText: Story = {
  args: {
    profile: aProfile({
      offices: fullProfile.offices.slice(0, 1).map((office) => ({
        ...office,
        building: "Senator Wilhelmina Featherstonehaugh-Throckmorton Memorial Federal Building and Courthouse",
        city: "Village of the Branch and Lake Saint Catherine-on-the-Hudson",
      })),
    }),
  },
};
