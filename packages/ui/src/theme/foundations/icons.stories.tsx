import type { Meta, StoryObj } from "@storybook/react-vite";
import * as icons from "../../primitives/icon/icon.tsx";
import * as styles from "./foundations.css.ts";

const meta = { title: "Foundations/Icons" } satisfies Meta;
export default meta;

/** Lucide outlines, and our own for the mark and the networks. Always beside a word, or in a control with a name. */
export const All: StoryObj = {
  render: () => (
    <ul className={styles.icons}>
      {Object.entries(icons).map(([name, Shape]) => (
        <li className={styles.icon} key={name}>
          <Shape />
          {name}
        </li>
      ))}
    </ul>
  ),
};

export const Sizes: StoryObj = {
  render: () => (
    <ul className={styles.icons}>
      {(["tiny", "small", "medium", "large", "mark"] as const).map((size) => (
        <li className={styles.icon} key={size}>
          <icons.Star size={size} />
          {size}
        </li>
      ))}
      <li className={styles.icon}>
        <icons.Star isFilled />
        filled
      </li>
    </ul>
  ),
};
