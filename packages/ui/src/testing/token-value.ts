const REM = 16;

const resolveToken = (token: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(token.slice("var(".length, -1)).trim();

/** Returns a length in px at the default text size. */
export function measurePixels(token: string): number {
  const value = resolveToken(token);
  return Number.parseFloat(value) * (value.endsWith("rem") ? REM : 1);
}

/** Returns "33 / 40, 600" for `600 2.0625rem/2.5rem Family`; a unitless line height is a factor of the size. */
export function typeValue(token: string): string {
  const [, weight, size, line, unit] =
    /^(\d+) (?:min\()?([\d.]+)rem[^/]*\/([\d.]+)(rem)? /.exec(resolveToken(token)) ?? [];
  const pixels = Number(size) * REM;
  return `${pixels} / ${Number(line) * (unit ? REM : pixels)}, ${weight}`;
}
