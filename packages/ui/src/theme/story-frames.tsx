import type { Decorator } from "@storybook/react-vite";
import * as styles from "./story.css.ts";

/** For stories: as wide as the column of filters, or as a phone. */
export const inNarrowColumn: Decorator = (Story) => (
  <div className={styles.narrow}>
    <Story />
  </div>
);

/** For stories: as wide as a text is read. */
export const inMeasure: Decorator = (Story) => (
  <div className={styles.measure}>
    <Story />
  </div>
);
