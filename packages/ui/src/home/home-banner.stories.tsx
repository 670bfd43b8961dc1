import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { aBanner } from "@rotunda/core/testing";
import { expect } from "storybook/test";
import { HomeBanner } from "./home-banner.tsx";
import { drawnBanner } from "../testing/home.ts";

const wideImg = drawnBanner("teal", "browse-the-states.svg");

const meta = {
  title: "Home/Banner",
  component: HomeBanner,
  args: {
    banner: aBanner({
      wideImg,
      smallImg: drawnBanner("olive", "browse-the-states-small.svg"),
      url: "/rotunda/browse/state",
    }),
  },
  parameters: {
    usage: {
      kind: "message",
      without: {
        longText: "It shows a picture; its words are the alternative text.",
      },
      purpose: "A picture of the editors' with a link: the wide one from 960 px on, the small one below.",
      do: ["Name the file after its content: the name is the caption and the alternative text."],
      dont: ["Put text only into the picture."],
      keyboard: [["Enter", "Follows the link."]],
      notes: ["Its space is reserved, so that nothing moves when it loads."],
    },
  },
} satisfies Meta<typeof HomeBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getByRole("link", { name: "Browse the states" })).toHaveAttribute("href", "/rotunda/browse/state"),
};
export const WithoutLink: Story = {
  args: { banner: aBanner({ wideImg, smallImg: "", url: "javascript:alert(1)" }) },
  play: async ({ canvas }) => expect(canvas.queryByRole("link")).toBeNull(),
};
export const None: Story = {
  args: { banner: null },
  play: async ({ canvasElement }) => expect(canvasElement.querySelector("figure")).toBeNull(),
};
