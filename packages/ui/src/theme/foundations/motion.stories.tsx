import type { Meta, StoryObj } from "@storybook/react-vite";
import { vars } from "../tokens.css.ts";
import * as styles from "../../testing/foundations.css.ts";

const meta = { title: "Foundations/Motion" } satisfies Meta;
export default meta;

const DURATIONS = [
  ["hover", "120 ms", "A color under the pointer, a mark in a box."],
  ["panel", "160 ms", "A chevron that turns, a panel that opens."],
  ["overlay", "200 ms", "A drawer, a dialog, a message that comes."],
] as const;

/**
 * Motion shows cause and effect only, and stops if the reader prefers reduced motion. All durations have one easing:
 * `cubic-bezier(0.2, 0, 0.2, 1)`. Hover a box, or focus it with Tab.
 */
export const Durations: StoryObj = {
  render: () => (
    <ul className={styles.specimens}>
      {DURATIONS.map(([name, duration, use]) => (
        <li className={styles.specimen} key={name}>
          <button
            className={styles.moving}
            style={{ transitionDuration: vars.motion[name], transitionTimingFunction: vars.motion.ease }}
            type="button"
          >
            {name}
          </button>
          <span>
            {duration}. {use}
          </span>
        </li>
      ))}
    </ul>
  ),
};
