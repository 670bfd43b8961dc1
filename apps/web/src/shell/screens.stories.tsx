import {
  aBriefcase,
  aFullDistrict,
  aFullProfile,
  aFullState,
  aHomepage,
  aSearchItem,
  aSearchPage,
  aSession,
  fakeHomeApi,
} from "@rotunda/core/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, within } from "storybook/test";
import { StoryProduct } from "../testing/story-product.tsx";

const meta = {
  title: "Screens",
  component: StoryProduct,
  parameters: { layout: "fullscreen", docs: { story: { inline: false, iframeHeight: 900 } } },
} satisfies Meta<typeof StoryProduct>;

export default meta;
type Story = StoryObj<typeof meta>;

const people = ["Ruth Halvorsen", "Thomas J. Adeyemi", "Marisol Quintana", "رشيدة حرب"].map((name, at) =>
  aSearchItem({ id: at + 1, preferredNameDisplay: name, briefcaseItemId: `${at + 1}-profile` }),
);

const showsHeading =
  (name: RegExp): Story["play"] =>
  async () => {
    await expect(await screen.findByRole("heading", { level: 1, name }, { timeout: 10_000 })).toBeVisible();
  };

export const Home: Story = {
  args: {
    path: "/home",
    world: { home: fakeHomeApi(aHomepage({ featuredProfiles: people, recentProfiles: people, primaryBanner: null })) },
  },
  play: showsHeading(/./),
};
export const SearchBefore: Story = { args: { path: "/search/congressional" }, play: showsHeading(/./) };
/** Shows the filters of the other three directories. */
export const SearchFederal: Story = { args: { path: "/search/federal" }, play: showsHeading(/./) };
export const SearchStateLegislature: Story = { args: { path: "/search/state" }, play: showsHeading(/./) };
export const SearchUniversal: Story = { args: { path: "/search/universal" }, play: showsHeading(/./) };
export const SearchResults: Story = {
  args: {
    path: "/search/congressional?q=water",
    world: {
      search: {
        search: (_scope, query) =>
          Promise.resolve(aSearchPage({ page: query.page, totalPages: 20, totalHits: 240, items: people })),
      },
    },
  },
  play: showsHeading(/./),
};
export const SearchWithoutResults: Story = {
  args: {
    path: "/search/congressional?q=zzzz",
    world: { search: { search: () => Promise.resolve(aSearchPage({ totalHits: 0, totalPages: 0, items: [] })) } },
  },
  play: showsHeading(/./),
};
export const Profile: Story = {
  args: { path: "/profile/12-ruth-halvorsen", world: { profiles: { profile: () => Promise.resolve(aFullProfile()) } } },
  play: showsHeading(/./),
};
export const StatePage: Story = {
  args: { path: "/state/19-iowa", world: { profiles: { state: () => Promise.resolve(aFullState()) } } },
  play: showsHeading(/./),
};
export const District: Story = {
  args: { path: "/district/3103", world: { profiles: { district: () => Promise.resolve(aFullDistrict()) } } },
  play: showsHeading(/./),
};
export const WhatChanged: Story = { args: { path: "/changes" }, play: showsHeading(/What Changed/) };
export const Inbox: Story = {
  args: { path: "/inbox", world: { session: aSession({ unread: 1 }) } },
  play: async () => {
    const masthead = within(await screen.findByRole("banner", {}, { timeout: 10_000 }));
    await expect(await masthead.findByText("unread", { exact: false }, { timeout: 10_000 })).toBeInTheDocument();
  },
};
export const Following: Story = { args: { path: "/inbox/following" }, play: showsHeading(/Following/) };
export const Briefcase: Story = {
  args: { path: "/briefcase", world: { briefcase: aBriefcase(["1-profile", "2-profile"], ["1-profile"]) } },
  play: showsHeading(/./),
};
/** A reader identified by network address, without an account: no Briefcase. */
export const ReaderWithoutAccount: Story = {
  args: {
    path: "/profile/12-ruth-halvorsen",
    world: { session: aSession({ userType: "ip_user", isIpUser: true, id: null }) },
  },
  play: showsHeading(/./),
};
export const Faq: Story = { args: { path: "/faq" }, play: showsHeading(/./) };
export const NotFound: Story = { args: { path: "/committee/12x" }, play: showsHeading(/./) };
