import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect } from "storybook/test";
import { inNarrowColumn } from "../testing/frames.tsx";
import { MainContact } from "./contact.tsx";

const meta = {
  title: "Profiles/Main contact",
  component: MainContact,
  args: {
    contact: {
      phone: "202-555-4400",
      email: "ruth.halvorsen@example.org",
      address: "331 Hart Senate Office Building, Washington, DC 20510",
    },
  },
  parameters: {
    usage: {
      kind: "facts",
      without: {
        empty: "Core’s `findMainContact` returns null if nothing is known, and then the component isn’t rendered.",
      },
      purpose: "How to reach a person at once, below their name: phone, e-mail and the main office.",
      do: ["One of each; every other office is in the panel of offices."],
      dont: ["Fax numbers, forms and copy buttons: those are the panel’s."],
      keyboard: [["Tab", "Moves through the phone and the e-mail."]],
      notes: ["A description list; each icon has its term as hidden text. `tel:` and `mailto:` links."],
    },
  },
} satisfies Meta<typeof MainContact>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "(202) 555-4400" })).toHaveAttribute("href", "tel:+12025554400");
    await expect(canvas.getByRole("link", { name: "ruth.halvorsen@example.org" })).toHaveAttribute(
      "href",
      "mailto:ruth.halvorsen@example.org",
    );
    await expect(canvas.getAllByRole("term").map((term) => term.textContent)).toEqual(["Phone", "Email", "Office"]);
  },
};
export const OnlyAPhone: Story = { args: { contact: { phone: "202-555-4400", email: "", address: "" } } };
/** Invalid numbers and addresses are text. */
export const Unreachable: Story = {
  args: { contact: { phone: "on request", email: "see the form", address: "" } },
  play: async ({ canvas }) => expect(canvas.queryByRole("link")).not.toBeInTheDocument(),
};
export const LongText: Story = {
  args: {
    contact: {
      phone: "(202) 555-4400 ext. 123456",
      email: "constituent.services.and.casework.of.the.fourteenth.district@legislature.example.org",
      address:
        "Suite 1200, Representative Office Building at the Capitol Complex, 100 Rev. Dr. Martin Luther King Jr. Boulevard, Saint Paul, MN 55155",
    },
  },
  decorators: [inNarrowColumn],
};
