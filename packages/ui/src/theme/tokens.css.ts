// Imports fonts and reset with the tokens, because bundlers may drop imports made only for side effects.
import "./fonts.css.ts";
import "./global.css.ts";
import "./print.css.ts";

import { vars } from "./contract.css.ts";

export { vars } from "./contract.css.ts";
export const { color, layer, layout, leading, line, motion, opacity, radius, shadow, size, space, text, tracking } =
  vars;
