import type { Meta, StoryObj } from "@storybook/react-vite";
import { GroupSkeleton } from "./group-skeleton.tsx";

const meta = { title: "Groups/Group skeleton", component: GroupSkeleton } satisfies Meta<typeof GroupSkeleton>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
