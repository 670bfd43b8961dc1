import type { Meta, StoryObj } from "@storybook/react-vite";
import * as icons from "../../primitives/icon/icon.tsx";
import * as styles from "../../testing/foundations.css.ts";

const meta = { title: "Foundations/Icons" } satisfies Meta;
export default meta;

const SIZES = {
  tiny: "12 px, stroke 2: inside a tag",
  small: "16 px, stroke 1.75: beside text",
  medium: "20 px, stroke 1.6: in a control",
  large: "24 px, stroke 1.4: instead of a portrait",
  mark: "28 px, stroke 1.6: the mark alone",
} as const;

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

/** Larger icons have thinner lines, so that all are as dark as the text beside them. */
export const Sizes: StoryObj = {
  render: () => (
    <ul className={styles.icons}>
      {Object.entries(SIZES).map(([size, use]) => (
        <li className={styles.icon} key={size}>
          <icons.Star size={size as keyof typeof SIZES} />
          <span>
            {size} <span className={styles.amount}>{use}</span>
          </span>
        </li>
      ))}
      <li className={styles.icon}>
        <icons.Star isFilled />
        filled
      </li>
    </ul>
  ),
};
