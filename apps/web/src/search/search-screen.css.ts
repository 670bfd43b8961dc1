import { column, from, spreadBaselineCluster, spreadCluster, vars } from "@rotunda/ui/theme";
import { style } from "@vanilla-extract/css";

const { space } = vars;

/** "Browse by" shares the heading's line on wide screens, so that results start higher. */
export const head = style({
  marginBottom: space[4],
  "@media": {
    [from.md]: {
      ...spreadBaselineCluster,
      columnGap: space[6],
      marginBottom: 0,
    },
  },
});

export const bar = style({ padding: `${space[4]} 0 ${space[5]}` });

export const results = style({ ...column, gap: space[3] });

export const tools = style({
  ...spreadCluster,
  columnGap: space[4],
});

/** Reserves the space of the actions until there are results. */
export const held = style({ visibility: "hidden" });

/** Reserves the space of the bar of a saved search until it has loaded. */
export const saved = style({ display: "grid", gap: space[3], minHeight: vars.size.control });
