import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect, userEvent } from "storybook/test";
import { inNarrowColumn } from "../testing/frames.tsx";
import { LiveRegion } from "../primitives/live-region/live-region.tsx";
import { Copyable } from "./contact.tsx";

const meta = {
  title: "Profiles/Copyable",
  component: Copyable,
  args: { text: "(202) 555-4400", name: "phone of Capitol Office", children: "(202) 555-4400" },
  decorators: [
    (Story) => (
      <>
        <Story />
        <LiveRegion />
      </>
    ),
  ],
  parameters: {
    usage: {
      kind: "toggle",
      purpose: "A phone number, an address or an e-mail with a button that copies it.",
      do: ["Keep the value itself a link where it is one."],
      dont: ["Copying on a click on the text."],
      keyboard: [
        ["Tab", "Moves to the value’s link, then to Copy."],
        ["Enter, Space", "Copies."],
      ],
      notes: ["“Copied” is announced; without permission the text is selected instead."],
    },
  },
} satisfies Meta<typeof Copyable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Copy phone of Capitol Office" }));
    await expect(await canvas.findByText(/^(Copied|Selected)/)).toBeInTheDocument();
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Copy phone of Capitol Office" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByText(/^(Copied|Selected)/)).toBeInTheDocument();
  },
};
export const LongText: Story = {
  args: {
    text: "maria.de.los.angeles.fernandez-villavicencio@intergovernmental-affairs.example.org",
    children: "maria.de.los.angeles.fernandez-villavicencio@intergovernmental-affairs.example.org",
    name: "email of Capitol Office",
  },
  decorators: [inNarrowColumn],
};
