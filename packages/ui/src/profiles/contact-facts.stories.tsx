import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { ContactFacts } from "./contact.tsx";

const meta = {
  title: "Profiles/Contact facts",
  component: ContactFacts,
  args: {
    contact: {
      address: "328A Russell Senate Office Building\nWashington, DC 20510",
      phone: "(202) 555-2035",
      fax: "(202) 555-2036",
      email: "committee@example.org",
    },
    sites: [
      { label: "Website", url: "https://agriculture.example.org" },
      { label: "Minority website", url: "" },
    ],
  },
  parameters: {
    usage: {
      kind: "facts",
      without: {
        empty: "Without contact data the block is left out.",
      },
      purpose: "How to reach an office, as terms and values; what can be written down can be copied.",
      do: ["Leave out what isn’t known."],
      dont: ["Don’t link an address that is no web address."],
      keyboard: [["Enter, Space", "On a copy button: copies the value beside it, and announces it."]],
      notes: ["A list of terms and descriptions; every link is at least 24 px high."],
    },
  },
} satisfies Meta<typeof ContactFacts>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneFact: Story = {
  args: { contact: { address: "", phone: "(202) 555-2035", fax: "", email: "" }, sites: [] },
};
export const LongText: Story = {
  args: {
    sites: [
      { label: "Website", url: "https://a-very-long-name-of-an-office-that-does-not-end.example.org/with/a/path" },
    ],
  },
};
