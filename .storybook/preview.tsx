import * as a11y from "@storybook/addon-a11y/preview";
import type { Preview } from "@storybook/react-vite";
import { LiveRegion } from "@rotunda/ui";
import "@rotunda/ui/theme";
import { createPortal } from "react-dom";

/** True in the test run, which checks every story in both themes. */
const isTestRun = "__vitest_browser__" in globalThis;

function showTheme(theme: string): void {
  if (theme === "light" || theme === "dark") document.documentElement.dataset["theme"] = theme;
  else delete document.documentElement.dataset["theme"];
}

const preview: Preview = {
  decorators: [
    (Story, { globals }) => {
      showTheme(String(globals["theme"]));
      return (
        <>
          <Story />
          {createPortal(<LiveRegion />, document.body)}
        </>
      );
    },
  ],
  globalTypes: {
    theme: {
      description: "Theme",
      toolbar: {
        title: "Theme",
        icon: "mirror",
        items: [
          { value: "light", title: "Light" },
          { value: "dark", title: "Dark" },
          { value: "system", title: "As on this device" },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: "light" },
  parameters: {
    a11y: {
      test: "error",
      options: { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] },
      // A story is a part of a page: landmarks and the h1 are the page's own.
      config: {
        rules: [
          { id: "region", enabled: false },
          { id: "page-has-heading-one", enabled: false },
          { id: "landmark-one-main", enabled: false },
        ],
      },
    },
    controls: { expanded: true, sort: "requiredFirst" },
    layout: "padded",
    options: {
      storySort: {
        order: ["Foundations", "Primitives", "Shell", "Notices", "Search", "Profiles", "Groups", "Briefcase"],
      },
    },
    viewport: {
      options: {
        phone: { name: "Phone, 360", styles: { width: "360px", height: "740px" } },
        tablet: { name: "Tablet, 768", styles: { width: "768px", height: "1024px" } },
        desk: { name: "Desk, 1280", styles: { width: "1280px", height: "900px" } },
      },
    },
  },
  tags: ["autodocs"],
  beforeEach: ({ globals }) => showTheme(String(globals["theme"])),
  // axe has looked at the story in its own theme by now, or will: here it looks again in the other one.
  afterEach: async (context) => {
    if (!isTestRun) return;
    showTheme(context.globals["theme"] === "dark" ? "light" : "dark");
    await a11y.afterEach(context);
    showTheme(String(context.globals["theme"]));
  },
};

export default preview;
