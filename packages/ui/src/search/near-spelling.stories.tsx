import type { Meta, StoryObj } from "@storybook/react-vite";
import { NearSpelling } from "./near-spelling.tsx";

const meta = {
  title: "Search/Near spelling",
  component: NearSpelling,
  args: { keyword: "halvorson", showingResultsFor: "halvorsen" },
} satisfies Meta<typeof NearSpelling>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
