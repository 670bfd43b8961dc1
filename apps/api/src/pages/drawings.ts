import { DOME_PATHS } from "../pictures/dome.ts";
import { Html } from "../platform/markup.ts";

const attributes =
  'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"';

export const MARK = new Html(
  `<svg viewBox="0 0 28 28" stroke-width="1.6" ${attributes}><path d="M14 2v3M12 7.5V5h4v2.5M5 18C5 11.5 9 8 14 8s9 3.5 9 10M14 8v10M9.5 18c0-5 1.7-8.5 4.5-10 2.8 1.5 4.5 5 4.5 10M3 18h22M5 18v6M11 18v6M17 18v6M23 18v6M2.5 25.5h23"/></svg>`,
);

export const DOME = new Html(`<svg viewBox="0 0 520 400" stroke-width="1.25" ${attributes}>${DOME_PATHS}</svg>`);
