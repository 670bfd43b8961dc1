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
 * For cause and effect only, and none when the reader asks for less motion. All of them ease in and out alike:
 * `cubic-bezier(0.2, 0, 0.2, 1)`. Point at a box, or reach it by Tab.
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
