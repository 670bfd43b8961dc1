import type { StorybookConfig } from "@storybook/react-vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { componentProps } from "./props-plugin.ts";
import { componentTokens } from "./tokens-plugin.ts";

const config: StorybookConfig = {
  stories: ["../.storybook/*.mdx", "../packages/ui/src/**/*.stories.tsx", "../apps/web/src/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  framework: "@storybook/react-vite",
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), react(), vanillaExtractPlugin(), componentTokens(), componentProps()],
  }),
};

export default config;
