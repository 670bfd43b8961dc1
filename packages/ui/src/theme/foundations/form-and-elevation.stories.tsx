import type { Meta, StoryObj } from "@storybook/react-vite";
import { vars } from "../tokens.css.ts";
import * as styles from "../../testing/foundations.css.ts";

const meta = { title: "Foundations/Form and elevation" } satisfies Meta;
export default meta;

/** 3 px for marks and tags, 4 for controls and pictures, 8 for dialogs. Only radio buttons are round. */
export const Radius: StoryObj = {
  render: () => (
    <div className={styles.boxes}>
      {Object.entries(vars.radius).map(([name, radius]) => (
        <span className={styles.box} key={name} style={{ borderRadius: radius }}>
          {name}
        </span>
      ))}
    </div>
  ),
};

/** Lines instead of boxes: a hairline divides rows, 2 px begin a section, 3 px mark the selection. */
export const Lines: StoryObj = {
  render: () => (
    <ul className={styles.specimens}>
      {Object.entries(vars.line).map(([name, width]) => (
        <li key={name}>
          <span className={styles.value}>line.{name}</span>
          <span className={styles.rule} style={{ borderTopWidth: width }} />
        </li>
      ))}
    </ul>
  ),
};

/** Only what is above the page has a shadow: menus, dialogs, drawer, snackbar. */
export const Shadow: StoryObj = {
  render: () => (
    <div className={styles.boxes}>
      {Object.entries(vars.shadow).map(([name, shadow]) => (
        <span className={styles.box} key={name} style={{ boxShadow: shadow }}>
          {name}
        </span>
      ))}
    </div>
  ),
};

/** The stacking order. The scrim is at 5. */
export const Layers: StoryObj = {
  render: () => (
    <ol className={styles.specimens}>
      {Object.keys(vars.layer).map((name) => (
        <li className={styles.value} key={name}>
          layer.{name}
        </li>
      ))}
    </ol>
  ),
};
