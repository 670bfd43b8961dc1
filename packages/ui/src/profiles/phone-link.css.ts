import { style } from "@vanilla-extract/css";

export const number = style({ whiteSpace: "nowrap", fontVariantNumeric: "lining-nums tabular-nums" });
