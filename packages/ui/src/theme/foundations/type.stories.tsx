import type { Meta, StoryObj } from "@storybook/react-vite";
import { vars } from "../tokens.css.ts";
import * as styles from "../../testing/foundations.css.ts";
import { typeValue } from "../../testing/token-value.ts";

const meta = { title: "Foundations/Type" } satisfies Meta;
export default meta;

const STYLES = Object.keys(vars.text) as (keyof typeof vars.text)[];

/**
 * The serif speaks for people and sentences, the sans for controls and tables. Size and line in pixels at the usual text
 * size, and weight; all grow with the reader’s text size.
 */
export const Styles: StoryObj = {
  render: () => (
    <dl className={styles.specimens}>
      {STYLES.map((name) => (
        <div className={styles.specimen} key={name}>
          <dt className={styles.value}>
            {name} <b className={styles.amount}>{typeValue(vars.text[name])}</b>
          </dt>
          <dd style={{ font: vars.text[name] }}>María Núñez-Łukasz, 31st District</dd>
        </div>
      ))}
    </dl>
  ),
};

/** Latin, Latin Extended and Vietnamese come from our own files; other scripts from the device. */
export const Names: StoryObj = {
  render: () => (
    <ul className={styles.specimens}>
      {["Nydia Velázquez", "Søren Ångström", "Zoë Wójcik-Černý", "Nguyễn Thị Hằng", "رشيدة حرب"].map((name) => (
        <li dir="auto" key={name} style={{ font: vars.text.h2 }}>
          {name}
        </li>
      ))}
    </ul>
  ),
};

/** Figures in columns have one width. */
export const Figures: StoryObj = {
  render: () => (
    <table className={styles.table}>
      <tbody>
        {["$9,482,316", "$1,111,111", "$7,915,044"].map((amount) => (
          <tr key={amount}>
            <td>{amount}</td>
            <td className={styles.serifFigure}>{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
};
