// Imports fonts and reset with the tokens, because bundlers may drop imports made only for side effects.
import "./fonts.css.ts";
import "./global.css.ts";
import "./print.css.ts";

export { standIns, vars } from "./contract.css.ts";
