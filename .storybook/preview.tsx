import type { Preview } from "@storybook/react-vite";
import { LiveRegion } from "@rotunda/ui";
import "@rotunda/ui/theme";
import "../packages/ui/src/testing/frames.css.ts";
import { createPortal } from "react-dom";
import { expectKnownTypes, withTypes } from "./arg-types.ts";
import { checkOtherThemes } from "./check-themes.ts";
import { expectNoErrors, expectNoSidewaysScroll, recordErrors, story } from "./story-checks.ts";
import { ThemedDocs } from "./docs-container.tsx";
import { DocsPage } from "./docs-page.tsx";
import { expectNoRequests, refuseNetwork } from "./no-network.ts";
import { showTheme, STORY_THEMES } from "./themes.ts";

/** True in the test run, which checks each story in all themes. */
const isTestRun = "__vitest_browser__" in globalThis;
/** Storybook's panel lists all axe results; the test run needs violations only, which is a third faster. */
const axeOptions = isTestRun ? { resultTypes: ["violations"], preload: false } : {};

const preview: Preview = {
  decorators: [
    (Story, { globals }) => {
      showTheme(globals["theme"]);
      return (
        <>
          <Story />
          {createPortal(<LiveRegion />, document.body)}
        </>
      );
    },
  ],
  globalTypes: {
    textSize: {
      description: "Text size",
      toolbar: {
        title: "Text size",
        icon: "grow",
        // Storybook refuses values with a percent sign in an address.
        items: [
          { value: "100", title: "Text 100%" },
          { value: "150", title: "Text 150%" },
          { value: "200", title: "Text 200%" },
        ],
        dynamicTitle: true,
      },
    },
    direction: {
      description: "Direction of the page",
      toolbar: {
        title: "Direction",
        icon: "transfer",
        items: [
          { value: "ltr", title: "Left to right" },
          { value: "rtl", title: "Right to left" },
        ],
        dynamicTitle: true,
      },
    },
    theme: {
      description: "Theme",
      toolbar: {
        title: "Theme",
        icon: "mirror",
        items: [
          ...Object.entries(STORY_THEMES).map(([value, { title }]) => ({ value, title })),
          { value: "system", title: "As on this device" },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: "light", textSize: "100", direction: "ltr" },
  parameters: {
    a11y: {
      test: "error",
      options: {
        runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
        ...axeOptions,
      },
      // A story is part of a page, so it has no landmarks or h1.
      config: {
        rules: [
          { id: "region", enabled: false },
          { id: "page-has-heading-one", enabled: false },
          { id: "landmark-one-main", enabled: false },
        ],
      },
    },
    docs: { page: DocsPage, container: ThemedDocs },
    controls: { expanded: true, sort: "requiredFirst" },
    layout: "padded",
    options: {
      storySort: {
        method: "alphabetical",
        order: [
          "Introduction",
          "Components",
          "Foundations",
          "Primitives",
          "Shell",
          "Notices",
          "Home",
          "Search",
          "Profiles",
          "Groups",
          "Places",
          "Briefcase",
          "Exports",
          "Saved searches",
          "Notes",
          "Changes",
          "Inbox",
          "Compare",
          "Screens",
        ],
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
  argTypesEnhancers: [withTypes],
  tags: ["autodocs"],
  beforeEach: ({ globals, parameters }) => {
    showTheme(globals["theme"]);
    if (!story.isChanged) globals["a11y"] = { manual: true };
    // Storybook's page sets this padding; the test run's page doesn't.
    if (isTestRun) document.body.style.padding = parameters["layout"] === "fullscreen" ? "0" : "1rem";
    document.documentElement.style.fontSize = `${String(globals["textSize"])}%`;
    document.documentElement.dir = String(globals["direction"]);
    const restore = [refuseNetwork(), recordErrors()];
    return () => restore.forEach((each) => each());
  },
  afterEach: async (context) => {
    expectNoRequests();
    if (!isTestRun) return;
    expectNoErrors();
    expectKnownTypes(context.component);
    expectNoSidewaysScroll();
    if (story.isChanged) await checkOtherThemes(context);
  },
};

export default preview;
