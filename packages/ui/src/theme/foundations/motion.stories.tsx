import type { Meta, StoryObj } from "@storybook/react-vite";
import { vars } from "../tokens.css.ts";
import * as styles from "./foundations.css.ts";

const meta = { title: "Foundations/Motion" } satisfies Meta;
export default meta;

/** Hover 120 ms, panel 160 ms, overlay 200 ms; nothing moves when the reader asks for less motion. Point at a box. */
export const Durations: StoryObj = {
  render: () => (
    <div className={styles.boxes}>
      {(["hover", "panel", "overlay"] as const).map((name) => (
        <button
          className={styles.moving}
          key={name}
          style={{ transitionDuration: vars.motion[name], transitionTimingFunction: vars.motion.ease }}
          type="button"
        >
          {name}
        </button>
      ))}
    </div>
  ),
};
