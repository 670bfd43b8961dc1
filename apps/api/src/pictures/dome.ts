/** Draws pairs of vertical lines, `step` apart from first to last x. */
const columns = ([first, last, step]: [number, number, number], top: number, height: number): string => {
  let path = "";
  for (let x = first; x <= last; x += step) path += `M${x} ${top}v${height}M${x + 7.5} ${top}v${height}`;
  return path;
};

/** A line drawing of a dome, 520 by 400. */
export const DOME_PATHS =
  '<path d="M260 22v22M250 72v-20q10-16 20 0v20M244 72h32M244 72v8h32v-8"/>' +
  '<path d="M140 206C140 140 210.4 100 248 80M380 206C380 140 309.6 100 272 80M159.2 206C159.2 140 215.8 100 249.9 80M360.8 206C360.8 140 304.2 100 270.1 80M188 206C188 140 223.8 100 252.8 80M332 206C332 140 296.2 100 267.2 80M221.6 206C221.6 140 233.2 100 256.2 80M298.4 206C298.4 140 286.8 100 263.8 80M260 80v126"/>' +
  '<path d="M194 112q66 10 132 0M167 142q93 14 186 0M148 174q112 16 224 0" opacity=".45"/>' +
  '<path d="M132 206h256v8H132ZM126 214h268v6H126ZM130 220v6h260v-6M130 270h260v8H130ZM118 278h284v8H118ZM104 286h312v10H104Z"/>' +
  `<path d="${columns([136.5, 376.5, 20], 226, 44)}${columns([56, 456, 25], 308, 48)}"/>` +
  '<path d="M44 296h432v12H44ZM44 356h432v8H44ZM32 364h456v8H32ZM20 372h480v8H20Z"/>';
