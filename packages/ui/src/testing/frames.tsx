import type { Decorator } from "@storybook/react-vite";
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
