import { RECORD_TYPES } from "@rotunda/core";
import type { Meta, StoryObj } from "../../testing/story-meta.ts";
import { expect, waitFor } from "storybook/test";
import * as layout from "../../testing/frames.css.ts";
import { Headshot } from "./headshot.tsx";

// A drawn bust, 4:5, because stories have no network.
const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 200"><rect width="160" height="200" fill="#cfc6b0"/><path d="M20 200c0-42 28-60 60-60s60 18 60 60" fill="#35505a"/><circle cx="80" cy="86" r="36" fill="#d9b89a"/><path d="M44 84c-4-44 76-44 72 0-8-22-64-22-72 0" fill="#6b5a48"/></svg>',
)}`;

const meta = {
  title: "Primitives/Headshot",
  component: Headshot,
  args: { name: "Ruth Halvorsen", src: PICTURE },
  argTypes: { kind: { control: "select", options: RECORD_TYPES } },
  parameters: {
    usage: {
      kind: "sign",
      purpose:
        "A face, 50 by 50 in rows and 4:5 in portraits; initials where there is no picture, an outline for groups.",
      do: [
        "Load what is above the fold at once (`isEager`).",
        "Dim the picture of a profile outside the subscription.",
      ],
      dont: ["A round frame.", "A headshot without the name beside it."],
      notes: [
        "`alt` is empty, because the name is beside it.",
        "Width and height are fixed: a broken picture becomes initials and nothing moves.",
      ],
    },
  },
} satisfies Meta<typeof Headshot>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector("img");
    await expect(image).toHaveAttribute("width", "50");
    await expect(image).toHaveAttribute("height", "50");
    await expect(image).toHaveAttribute("alt", "");
  },
};
export const Initials: Story = { args: { name: "Marisol Quintana", src: "" } };

/** A picture that fails to load is replaced by initials of the same size. */
export const BrokenPicture: Story = {
  args: { src: "data:image/png;base64,broken" },
  play: async ({ canvas }) => waitFor(() => expect(canvas.getByText("RH")).toBeVisible()),
};
export const Dimmed: Story = { args: { isDimmed: true } };

export const Matrix: Story = {
  render: () => (
    <div className={layout.stack}>
      {[PICTURE, ""].map((src) => (
        <div className={layout.row} key={src}>
          {(["small", "row", "feature", "portrait", "portraitLarge"] as const).map((size) => (
            <Headshot key={size} name="Ruth Halvorsen" size={size} src={src} />
          ))}
        </div>
      ))}
      <div className={layout.row}>
        {(["committee", "caucus", "agency", "state"] as const).map((kind) => (
          <Headshot key={kind} kind={kind} name={kind} src="" />
        ))}
      </div>
    </div>
  ),
};
export const RightToLeftName: Story = { args: { name: "رشيدة حرب", src: "" } };
