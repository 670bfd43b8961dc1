import type { Meta, StoryObj } from "@storybook/react-vite";
import { COLOR_PAIRS, computeContrast, findRequiredContrast } from "../../testing/contrast.ts";
import { colorIn, type ColorName, palette, type ThemeName, THEMES } from "../palette.ts";
import { PartyPill } from "../../primitives/party-pill/party-pill.tsx";
import { StatusPill } from "../../primitives/status-pill/status-pill.tsx";
import * as layout from "../../testing/frames.css.ts";
import { vars } from "../tokens.css.ts";
import * as styles from "../../testing/foundations.css.ts";

const meta = { title: "Foundations/Color" } satisfies Meta;
export default meta;

const THEME_WORDS: Record<ThemeName, string> = {
  light: "Light",
  dark: "Dark",
  highContrastLight: "High contrast, light",
  highContrastDark: "High contrast, dark",
};
const NAMES = Object.keys(palette) as ColorName[];

const ROLES = [
  [
    "paper, paperRaised, paperSunk, paperHover",
    "The page; fields, menus and dialogs; strips and tracks; a row under the pointer.",
  ],
  ["ink, ink2, ink3", "Names and text; positions and secondary text; hints, labels and sources."],
  [
    "rule, rule2, ruleInk, control",
    "Hairlines; borders of chips and menus; the rule over a section; the edge of a control.",
  ],
  ["primary…", "Links, the focus, what is chosen, the one filled button of a view. It belongs to no party."],
  ["brass…", "The Briefcase, and nothing else."],
  ["republican…, democrat…, independent…, other…", "Parties, always with a letter and a word."],
  ["running…, won…, lost…, withdrawn…, tooClose…", "Elections, always with a sign and a word."],
  ["danger…", "Errors, and what cannot be undone."],
  ["snack…", "Messages that come and go: ink and paper changed over."],
  ["map…, plate…, scrim", "Areas of a map, the drawn plate of the banner, what lies behind a dialog."],
] as const;

/** The purpose of each family of tokens. */
export const Roles: StoryObj = {
  render: () => (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Tokens</th>
          <th scope="col">For</th>
        </tr>
      </thead>
      <tbody>
        {ROLES.map(([names, use]) => (
          <tr key={names}>
            <th scope="row">{names}</th>
            <td>{use}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
};

/** Every token, with its value in the light, the dark and the two high-contrast themes. */
export const Tokens: StoryObj = {
  render: () => (
    <ul className={styles.swatches}>
      {NAMES.map((name) => (
        <li className={styles.swatch} key={name}>
          <span className={styles.patch} style={{ background: vars.color[name] }} />
          <b>{name}</b>
          <dl className={styles.values}>
            {THEMES.map((theme) => (
              <div key={theme}>
                <dt>{THEME_WORDS[theme]}</dt>
                <dd>{colorIn(theme, name)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  ),
};

/** Every pair the product uses; the same table is checked by a test. */
export const Contrast: StoryObj = {
  render: () => (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard where it is wider than its place
    <div aria-label="Contrast of every pair" className={styles.wide} role="region" tabIndex={0}>
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
                    {computeContrast(front, back, theme).toFixed(1)}{" "}
                    <span className={styles.value}>of {findRequiredContrast(theme, pair)}</span>
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  ),
};

/** Hues with a meaning. Letters, shapes and words repeat the meaning, so that nothing is lost in grayscale. */
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
        <StatusPill status="too-close-to-call">Too close to call</StatusPill>
      </div>
    </div>
  ),
};
