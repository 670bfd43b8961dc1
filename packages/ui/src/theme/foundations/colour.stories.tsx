import type { Meta, StoryObj } from "@storybook/react-vite";
import { COLOR_PAIRS, contrastOf, leastIn } from "../contrast.ts";
import { colorIn, type ColorName, palette, type ThemeName, THEMES } from "../palette.ts";
import { PartyPill } from "../../primitives/party-pill/party-pill.tsx";
import { StatusPill } from "../../primitives/status-pill/status-pill.tsx";
import * as layout from "../story.css.ts";
import { vars } from "../tokens.css.ts";
import * as styles from "./foundations.css.ts";

const meta = { title: "Foundations/Color" } satisfies Meta;
export default meta;

const THEME_WORDS: Record<ThemeName, string> = {
  light: "Light",
  dark: "Dark",
  highContrastLight: "High contrast, light",
  highContrastDark: "High contrast, dark",
};
const NAMES = Object.keys(palette) as ColorName[];

/** Every token, with its value in the light, the dark and the two high-contrast themes. */
export const Tokens: StoryObj = {
  render: () => (
    <ul className={styles.swatches}>
      {NAMES.map((name) => (
        <li className={styles.swatch} key={name}>
          <span className={styles.patch} style={{ background: vars.color[name] }} />
          <b>{name}</b>
          <span className={styles.value}>{THEMES.map((theme) => colorIn(theme, name)).join(" ")}</span>
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
          {THEMES.map((theme) => (
            <th key={theme} scope="col">
              {THEME_WORDS[theme]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {COLOR_PAIRS.map((pair) => {
          const { front, back, least } = pair;
          return (
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
              {THEMES.map((theme) => (
                <td key={theme}>
                  {contrastOf(front, back, theme).toFixed(1)}{" "}
                  <span className={styles.value}>of {leastIn(theme, pair)}</span>
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  ),
};

/** Hues that mean something, which letter, shape and word say too. Print this page in grays: nothing is lost. */
export const PartiesAndElections: StoryObj = {
  render: () => (
    <div className={layout.stack}>
      <div className={layout.row}>
        {["Republican", "Democrat", "Independent", "Libertarian"].map((party) => (
          <PartyPill key={party} look="boxed" party={party} />
        ))}
      </div>
      <div className={layout.row}>
        <StatusPill status="running">Running</StatusPill>
        <StatusPill status="won">Won</StatusPill>
        <StatusPill status="lost">Lost</StatusPill>
        <StatusPill status="withdrawn">Withdrawn</StatusPill>
        <StatusPill status="tooClose">Too close to call</StatusPill>
      </div>
    </div>
  ),
};
