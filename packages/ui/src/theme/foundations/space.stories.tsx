import type { Meta, StoryObj } from "@storybook/react-vite";
import { BREAKPOINTS, MOBILE_THRESHOLD } from "@rotunda/core";
import { vars } from "../tokens.css.ts";
import * as styles from "./foundations.css.ts";

const meta = { title: "Foundations/Space and form" } satisfies Meta;
export default meta;

/** The 4 px grid. The key is the number of steps. */
export const Space: StoryObj = {
  render: () => (
    <ul className={styles.specimens}>
      {Object.entries(vars.space).map(([step, size]) => (
        <li className={styles.specimen} key={step}>
          <span className={styles.value}>space[{step}]</span>
          <span className={styles.bar} style={{ width: size }} />
        </li>
      ))}
    </ul>
  ),
};

export const RadiusAndShadow: StoryObj = {
  render: () => (
    <div className={styles.boxes}>
      {Object.entries(vars.radius).map(([name, radius]) => (
        <span className={styles.box} key={name} style={{ borderRadius: radius }}>
          {name}
        </span>
      ))}
      <span className={styles.box} style={{ boxShadow: vars.shadow.overlay }}>
        overlay
      </span>
    </div>
  ),
};

export const Breakpoints: StoryObj = {
  render: () => (
    <table className={styles.table}>
      <tbody>
        {[
          ["xs", `below ${BREAKPOINTS.sm}`],
          ...Object.entries(BREAKPOINTS),
          ["menu button", `below ${MOBILE_THRESHOLD}`],
        ].map(([name, width]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{typeof width === "number" ? `from ${width}` : width} px</td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
};

/** Hover 120 ms, panel 160 ms, overlay 200 ms; nothing moves when the reader asks for less motion. */
export const Motion: StoryObj = {
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
