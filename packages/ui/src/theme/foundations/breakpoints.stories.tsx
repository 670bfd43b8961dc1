import { BREAKPOINTS, MOBILE_THRESHOLD } from "@rotunda/core";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { content } from "../breakpoints.ts";
import * as styles from "../../testing/foundations.css.ts";

const meta = { title: "Foundations/Breakpoints" } satisfies Meta;
export default meta;

const table = (rows: [name: string, value: string][]) => (
  <table className={styles.table}>
    <tbody>
      {rows.map(([name, value]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{value}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Classes of the window, for the frame of a page (`from`, `below`). */
export const Windows: StoryObj = {
  render: () =>
    table([
      ["xs", `below ${BREAKPOINTS.sm} px`],
      ...Object.entries(BREAKPOINTS).map(([name, width]): [string, string] => [name, `from ${width} px`]),
      ["wide (no menu button)", `from ${MOBILE_THRESHOLD} px`],
    ]),
};

/** Rows and forms adapt to their own width, mostly with container queries (`content`). */
export const OwnRoom: StoryObj = { render: () => table(Object.entries(content)) };
