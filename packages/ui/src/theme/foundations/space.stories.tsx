import type { Meta, StoryObj } from "@storybook/react-vite";
import { vars } from "../tokens.css.ts";
import * as styles from "../../testing/foundations.css.ts";
import { measurePixels } from "../../testing/token-value.ts";

const meta = { title: "Foundations/Space" } satisfies Meta;
export default meta;

const bars = (group: string, sizes: Record<string, string>) => (
  <ul className={styles.specimens}>
    {Object.entries(sizes)
      .map(([name, size]) => ({ name, size, pixels: measurePixels(size) }))
      .toSorted((one, other) => one.pixels - other.pixels)
      .map(({ name, size, pixels }) => (
        <li className={styles.specimen} key={name}>
          <span className={styles.value}>
            {group}.{name} <b className={styles.amount}>{pixels} px</b>
          </span>
          <span className={styles.bar} style={{ width: size }} />
        </li>
      ))}
  </ul>
);

/** The 4 px grid. The key is the number of steps: `space[4]` is 16 px. */
export const Space: StoryObj = { render: () => bars("space", vars.space) };

/** Controls, pictures and icons. No target is smaller than `target`, 24 px. */
export const Sizes: StoryObj = { render: () => bars("size", vars.size) };

/** Columns and fields whose width depends on their text. */
export const Columns: StoryObj = { render: () => bars("column", vars.column) };

/** The frame of a page: 1200 px of content, its side columns, dialogs and drawer. */
export const Layout: StoryObj = { render: () => bars("layout", vars.layout) };
