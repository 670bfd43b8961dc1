import { LINK_KEYS, type Meta, type StoryObj } from "../testing/story-meta.ts";
import { PhoneLink } from "./contact.tsx";

const meta = {
  title: "Profiles/Phone link",
  component: PhoneLink,
  args: { phone: "(202) 555-4400" },
  parameters: {
    usage: {
      kind: "sign",
      purpose: "A phone number that can be called.",
      do: ["The number as readers write it."],
      dont: ["A number without its country where it is foreign."],
      keyboard: LINK_KEYS,
      notes: ["A `tel:` link; the digits are read as printed."],
    },
  },
} satisfies Meta<typeof PhoneLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NoNumber: Story = { args: { phone: "by appointment" } };
