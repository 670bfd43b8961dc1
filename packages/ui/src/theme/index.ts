export * from "./breakpoints.ts";
export * from "./mixins.ts";
export { legend, page, ruled, stack, type, visuallyHidden } from "./layout.css.ts";
export { setStyleNonce, readStyleNonce } from "./style-nonce.ts";
export { applyThemeChoice, THEME_STORAGE_KEY, type ThemeChoice, useThemeChoice } from "./theme-choice.ts";
export { vars } from "./tokens.css.ts";
