import type { Decorator } from "@storybook/react-vite";
import { ScreenProvider } from "../profiles/profile-layout.tsx";
import * as styles from "./frames.css.ts";

/** Limits a story to the width of the filter column or a phone. */
export const inNarrowColumn: Decorator = (Story) => (
  <div className={styles.narrow}>
    <Story />
  </div>
);

/** Limits a story to the width of running text. */
export const inMeasure: Decorator = (Story) => (
  <div className={styles.measure}>
    <Story />
  </div>
);

/** Limits a story to a width in pixels. */
export const inWidth =
  (maxWidth: number): Decorator =>
  (Story) => (
    <div style={{ maxWidth }}>
      <Story />
    </div>
  );

/** Renders for the breakpoint of phones, in any window. */
export const onPhoneScreen: Decorator = (Story) => (
  <ScreenProvider value="xs">
    <Story />
  </ScreenProvider>
);
