import { aBanner, aNoteworthyGroup } from "@rotunda/core/testing";
import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect } from "storybook/test";
import { FeaturedPlace, FeaturedProfiles, NoteworthyGroups, RecentProfiles } from "./home-sections.tsx";
import { HomeBanner } from "./home-banner.tsx";
import { HomeLayout } from "./home-layout.tsx";
import { HomeSkeleton } from "./home-skeleton.tsx";
import { drawnBanner, people } from "../testing/home.ts";

const banner = <HomeBanner banner={aBanner({ wideImg: drawnBanner("teal", "browse-the-states.svg"), smallImg: "" })} />;

const meta = {
  title: "Home/Layout",
  component: HomeLayout,
  args: {
    featured: (
      <FeaturedProfiles profiles={people(4)} text="Leaders, chairs and governors, with a new selection every day." />
    ),
    places: <FeaturedPlace href="#nebraska" kind="state" name="Nebraska" />,
    banner,
    recent: <RecentProfiles profiles={people(5)} />,
    groups: <NoteworthyGroups groups={[aNoteworthyGroup(), aNoteworthyGroup({ id: 13, order: 2 })]} />,
  },
  parameters: {
    usage: {
      kind: "layout",
      purpose: "The order and arrangement of home's parts.",
      do: ["Leave out a part without content: the others take its space."],
      dont: ["Put anything between the parts: each opens with its own rule."],
      notes: ["In one column below 960 px, in the same order."],
    },
  },
} satisfies Meta<typeof HomeLayout>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
    await expect(titles).toEqual(["Featured Profiles", "Featured State", "Recent Profiles", "Noteworthy Groups"]);
  },
};
export const WithoutPlaces: Story = {
  args: { places: undefined, featured: <FeaturedProfiles profiles={people(8)} text="" /> },
};
/** Empty parts leave no gap. */
export const WithoutRecent: Story = {
  globals: { viewport: { value: "desk" } },
  args: {
    recent: <RecentProfiles profiles={[]} />,
    groups: <NoteworthyGroups groups={[1, 2, 3, 4].map((id) => aNoteworthyGroup({ id, order: id }))} />,
  },
  play: async ({ canvas, canvasElement }) => {
    const groups = canvas.getByRole("region", { name: "Noteworthy Groups" }).getBoundingClientRect();
    const whole = canvasElement.querySelector("figure")?.getBoundingClientRect();
    await expect([groups.left, groups.width]).toEqual([whole?.left, whole?.width]);
    const tops = new Set(
      canvas.getAllByRole("heading", { name: /Agriculture/ }).map((name) => name.getBoundingClientRect().top),
    );
    await expect(tops.size).toBeLessThan(4);
  },
};
export const Loading: Story = {
  render: () => <HomeSkeleton />,
  play: async ({ canvas }) => expect(canvas.queryByRole("heading")).toBeNull(),
};
