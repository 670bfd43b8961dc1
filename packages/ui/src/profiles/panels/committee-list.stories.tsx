import type { Meta, StoryObj } from "@storybook/react-vite";
import { fullProfile } from "../story-people.ts";
import { CommitteeList } from "./committee-list.tsx";

const meta = {
  title: "Profiles/Panels/Committee list",
  component: CommitteeList,
  args: { committees: fullProfile.committees },
} satisfies Meta<typeof CommitteeList>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
