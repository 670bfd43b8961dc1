import { colorIn, type ColorName, isHighContrast, type ThemeName } from "../theme/palette.ts";

/** Returns the relative luminance (WCAG 2.2) of `#rrggbb`. */
function computeLuminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio, 1 to 21. */
export function computeContrastRatio(one: string, other: string): number {
  const [dark = 0, light = 0] = [computeLuminance(one), computeLuminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

export const computeContrast = (front: ColorName, back: ColorName, theme: ThemeName): number =>
  computeContrastRatio(colorIn(theme, front), colorIn(theme, back));

export interface ColorPair {
  front: ColorName;
  back: ColorName;
  /** 4.5 for text, 3 for the borders of controls, icons and bars (WCAG 2.2, 1.4.3 and 1.4.11). */
  least: 4.5 | 3;
}

const text = (front: ColorName, ...backs: ColorName[]): ColorPair[] =>
  backs.map((back) => ({ front, back, least: 4.5 }));
const shape = (front: ColorName, ...backs: ColorName[]): ColorPair[] =>
  backs.map((back) => ({ front, back, least: 3 }));

/** Returns the required contrast of a pair in a theme: high contrast needs 7 for text (1.4.6) and 4.5 for shapes. */
export const findRequiredContrast = (theme: ThemeName, { least }: ColorPair): number =>
  isHighContrast(theme) ? { 4.5: 7, 3: 4.5 }[least] : least;

/** All color pairs of the product. Add a new pair here before using it. */
export const COLOR_PAIRS: readonly ColorPair[] = [
  ...text("ink", "paper", "paperRaised", "paperSunk", "paperHover", "primaryWash", "brassWash", "otherWash"),
  ...text("ink2", "paper", "paperRaised", "paperSunk", "paperHover", "primaryWash", "otherWash"),
  ...text("ink3", "paper", "paperRaised", "paperSunk", "paperHover"),
  ...text("primary", "paper", "paperRaised", "paperSunk", "paperHover", "primaryWash"),
  ...text("onPrimary", "primaryFill", "primaryStrong"),
  ...text("primary", "onPrimary"),
  ...text("brass", "paper", "paperRaised", "brassWash"),
  ...text("danger", "paper", "paperRaised", "dangerWash"),
  ...text("onSnack", "snack"),
  ...text("onSnackLink", "snack"),
  ...text("onSnackDanger", "snackDanger"),
  ...text("onPlate", "plate"),
  ...text("onPlate2", "plate"),
  ...text("republican", "paper", "paperRaised", "paperHover", "republicanWash"),
  ...text("democrat", "paper", "paperRaised", "paperHover", "democratWash"),
  ...text("independent", "paper", "paperRaised", "paperHover", "independentWash"),
  ...text("other", "paper", "paperRaised", "paperHover", "otherWash"),
  ...text("onParty", "republicanFill", "democratFill", "independentFill", "otherFill"),
  ...text("running", "paper", "runningWash"),
  ...text("won", "paper", "wonWash"),
  ...text("lost", "paper", "lostWash"),
  ...text("withdrawn", "paper", "withdrawnWash"),
  ...text("tooClose", "paper", "tooCloseWash"),
  ...shape("control", "paper", "paperRaised"),
  ...shape("paperRaised", "control"),
  ...shape("primary", "paper", "paperRaised", "paperSunk", "paperHover"),
  ...shape("brassFill", "paper", "paperRaised"),
  ...shape("primaryBar", "paper", "paperRaised"),
];
