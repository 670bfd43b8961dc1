// Imports fonts and reset together with the tokens, because bundlers may drop imports that are made only for side
// effects.
import "./fonts.css.ts";
import "./global.css.ts";
import "./print.css.ts";

import { vars } from "./contract.css.ts";

export { vars } from "./contract.css.ts";
export const { color, layer, layout, leading, line, motion, opacity, radius, shadow, size, space, text, tracking } =
  vars;
