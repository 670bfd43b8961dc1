import {
  BREAKPOINTS,
  DOWNLOAD_COOLDOWN_MS,
  FEATURED_PROFILES,
  FEATURED_PROFILES_BESIDE_PLACE,
  FOLDER_NAME_MAX,
  FOLDERS_MAX,
  LOADING_TEXT_MS,
  MASS_ADD_MAX,
  computeMenuHeight,
  MOBILE_THRESHOLD,
  NOTICE_TIMEOUTS,
  PAGE_SIZE_DEFAULT,
  PAGE_SIZES,
  PROFILE_BOOK_MAX,
  SCROLL_OFFSET,
  SKELETON_CARDS,
  SKELETON_ROWS,
  SLOW_LOAD_MS,
  STAFFERS_PER_PAGE,
  SUGGESTION_DEBOUNCE_MS,
  SUGGESTION_DEBOUNCE_SHORT_MS,
  SUGGESTION_MIN,
  TABLE_PAGE_SIZES,
} from "@rotunda/core";
import type { Meta, StoryObj } from "@storybook/react-vite";
import * as styles from "../../testing/foundations.css.ts";

const meta = { title: "Foundations/Constants" } satisfies Meta;
export default meta;

const CONSTANTS: [what: string, value: string | number][] = [
  ["Drawer", "300 px"],
  ["Scrim", "opacity 0.46, layer 5"],
  ["Dialogs", "290 by at least 100 px; deleting 340, moving 600"],
  ["Headshot in a row", "50 by 50 px"],
  ["Header, and what a jump leaves free above its target", `${SCROLL_OFFSET} px`],
  ["Menu", `at most ${computeMenuHeight(Infinity)} px, 20 options at a time, more within 200 px of the end`],
  ["Window classes from", Object.values(BREAKPOINTS).join(", ")],
  ["Menu button below", `${MOBILE_THRESHOLD} px`],
  ["Search results on a page", `${PAGE_SIZE_DEFAULT}; ${PAGE_SIZES.join(", ")}`],
  ["Skeletons", `${SKELETON_CARDS} cards or ${SKELETON_ROWS} rows`],
  ["Rows of a data table", TABLE_PAGE_SIZES.map((size) => (size === -1 ? "all" : size)).join(", ")],
  ["Staffers on a page", STAFFERS_PER_PAGE],
  ["Featured profiles", `${FEATURED_PROFILES}, ${FEATURED_PROFILES_BESIDE_PLACE} beside a place`],
  ["Added to the Briefcase at once, at most", MASS_ADD_MAX],
  ["Profiles in a profile book, at most", PROFILE_BOOK_MAX],
  ["Letters of a folder’s name, at most", FOLDER_NAME_MAX],
  ["Folders of a Briefcase, at most", FOLDERS_MAX],
  [
    "Suggestions",
    `from ${SUGGESTION_MIN} letters, after ${SUGGESTION_DEBOUNCE_MS} ms, ${SUGGESTION_DEBOUNCE_SHORT_MS} at exactly ${SUGGESTION_MIN}`,
  ],
  ["Messages", `${NOTICE_TIMEOUTS.search} ms, in the shell ${NOTICE_TIMEOUTS.shell}, errors ${NOTICE_TIMEOUTS.error}`],
  ["Words while loading", `after ${LOADING_TEXT_MS} ms, a warning after ${SLOW_LOAD_MS}`],
  ["Download button cooldown", `${DOWNLOAD_COOLDOWN_MS} ms`],
];

/** The product's constants, read from core. */
export const All: StoryObj = {
  render: () => (
    <table className={styles.table}>
      <tbody>
        {CONSTANTS.map(([what, value]) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
};
