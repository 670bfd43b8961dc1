import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect, fn } from "storybook/test";
import { anAgency } from "@rotunda/core/testing";
import { modules } from "../testing/people.ts";
import * as places from "../testing/places.ts";
import { AgencyIdentity } from "./agency-identity.tsx";

const meta = {
  title: "Places/Agency identity",
  component: AgencyIdentity,
  args: { agency: places.agency, modules, briefcase: { isIn: true, onToggle: fn() } },
  parameters: {
    usage: {
      kind: "facts",
      purpose: "The left column of an agency: its names, what it belongs to, and how to reach it.",
      do: ["Show only what is known of its contact."],
      dont: ["Don’t repeat the department in the list of its parts."],
      keyboard: [["Enter, Space", "On a copy button: copies the address or number beside it."]],
      notes: ["The seal is decoration; the name says the same. A seal that fails leaves no gap."],
    },
  },
} satisfies Meta<typeof AgencyIdentity>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  // On phones the contact details come before the actions.
  play: async ({ canvas }) => {
    const phone = canvas.getByRole("link", { name: /^\(\d{3}\)/ });
    const follows = phone.compareDocumentPosition(canvas.getByRole("button", { name: /Briefcase/ }));
    await expect(follows & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  },
};
/** Only the name is known. */
export const Bare: Story = { args: { agency: anAgency(), briefcase: undefined } };
export const BrokenSeal: Story = { args: { agency: { ...places.agency, logo: "data:image/png;base64,broken" } } };
export const LongName: Story = {
  args: {
    agency: anAgency({
      agencyFull: "Office of the Assistant Secretary for Administration and Management, Department of Everything Else",
    }),
  },
};
