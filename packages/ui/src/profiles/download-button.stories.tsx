import type { Meta, StoryObj } from "@storybook/react-vite";
import { DownloadButton } from "./download-button.tsx";

const meta = {
  title: "Profiles/Download button",
  component: DownloadButton,
  args: { href: "/api/dossier/1.docx", children: "Word" },
} satisfies Meta<typeof DownloadButton>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
