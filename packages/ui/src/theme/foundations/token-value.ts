const REM = 16;

/** The value of a token in this window and theme. */
const tokenValue = (token: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(token.slice("var(".length, -1)).trim();

/** A length in pixels, at the usual text size. */
export function measurePixels(token: string): number {
  const value = tokenValue(token);
  return Number.parseFloat(value) * (value.endsWith("rem") ? REM : 1);
}

/** "33 / 40, 600" of `600 2.0625rem/2.5rem Family`; a line height without a unit is a factor of the size. */
export function typeValue(token: string): string {
  const [, weight, size, line, unit] = /^(\d+) ([\d.]+)rem\/([\d.]+)(rem)? /.exec(tokenValue(token)) ?? [];
  const pixels = Number(size) * REM;
  return `${pixels} / ${Number(line) * (unit ? REM : pixels)}, ${weight}`;
}
