import type { Meta, StoryObj } from "@storybook/react-vite";
import * as layout from "../../theme/story.css.ts";
import { Note } from "./note.tsx";

const meta = {
  title: "Primitives/Note",
  component: Note,
  args: { children: "Only person profiles can be downloaded." },
} satisfies Meta<typeof Note>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Matrix: Story = {
  render: () => (
    <div className={layout.stack}>
      <Note>Only person profiles can be downloaded.</Note>
      <Note tone="notice">
        This individual is no longer serving in a position monitored by Rotunda. For a recent update, please contact
        your dedicated advisor.
      </Note>
      <Note tone="brass">Default folder; it cannot be deleted.</Note>
      <Note tone="danger">The email or password is not right. Check both and try again.</Note>
    </div>
  ),
};
