import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { LiveRegion } from "../primitives/live-region/live-region.tsx";
import { Copyable } from "./copyable.tsx";

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
} satisfies Meta<typeof Copyable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Copy phone of Capitol Office" }));
    await expect(await canvas.findByText(/^(Copied|Selected)/)).toBeInTheDocument();
  },
};
