import type { Meta, StoryObj } from "@storybook/react-vite";
import { FolderEmpty } from "./folder-empty.tsx";

const meta = { title: "Briefcase/Folder empty", component: FolderEmpty } satisfies Meta<typeof FolderEmpty>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
