import type { Meta, StoryObj } from "@storybook/react-vite";
import { COLOR_PAIRS, contrastOf } from "../contrast.ts";
import { type ColorName, palette } from "../palette.ts";
import { vars } from "../tokens.css.ts";
import * as styles from "./foundations.css.ts";

const meta = { title: "Foundations/Colour" } satisfies Meta;
export default meta;

const NAMES = Object.keys(palette) as ColorName[];

/** Every token, with its value in the light and in the dark theme. */
export const Tokens: StoryObj = {
  render: () => (
    <ul className={styles.swatches}>
      {NAMES.map((name) => (
        <li className={styles.swatch} key={name}>
          <span className={styles.patch} style={{ background: vars.color[name] }} />
          <b>{name}</b>
          <span className={styles.value}>{palette[name].join(" / ")}</span>
        </li>
      ))}
    </ul>
  ),
};

/** Every pair the product uses; the same table is checked by a test. */
export const Contrast: StoryObj = {
  render: () => (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Pair</th>
          <th scope="col">Seen</th>
          <th scope="col">Light</th>
          <th scope="col">Dark</th>
          <th scope="col">Needed</th>
        </tr>
      </thead>
      <tbody>
        {COLOR_PAIRS.map(({ front, back, least }) => (
          <tr key={`${front} ${back} ${least}`}>
            <th scope="row">
              {front} on {back}
            </th>
            <td>
              <span
                className={least === 3 ? styles.shape : styles.sample}
                style={{ background: vars.color[back], color: vars.color[front] }}
              >
                {least === 3 ? "" : "Ruth Halvorsen"}
              </span>
            </td>
            <td>{contrastOf(front, back, "light").toFixed(1)}</td>
            <td>{contrastOf(front, back, "dark").toFixed(1)}</td>
            <td>{least}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
};
