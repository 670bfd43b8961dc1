// Whatever uses a token gets the fonts and the reset with it: a bundler could drop an import made for its effect alone.
import "./fonts.css.ts";
import "./global.css.ts";
import "./print.css.ts";

export { standIns, vars } from "./contract.css.ts";
