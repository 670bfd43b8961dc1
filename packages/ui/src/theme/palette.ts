/** Every colour of the product, as [light, dark]. Raw values stand here and nowhere else. */
export const palette = {
  paper: ["#faf7f0", "#171612"],
  paperRaised: ["#fffdf9", "#201f1a"],
  paperSunk: ["#f2ede1", "#100f0c"],
  paperHover: ["#f3eee3", "#211f19"],
  ink: ["#1c1914", "#ece6d8"],
  ink2: ["#4b453a", "#bfb7a6"],
  ink3: ["#665e50", "#9c9483"],
  rule: ["#ddd5c4", "#36332a"],
  rule2: ["#c4baa5", "#4c483d"],
  ruleInk: ["#1c1914", "#8f8878"],
  control: ["#857b69", "#7d7666"],

  primary: ["#0f544d", "#8ccabb"],
  primaryStrong: ["#0a3f3a", "#a9dccf"],
  primaryFill: ["#0f544d", "#8ccabb"],
  onPrimary: ["#fffdf9", "#0d201c"],
  primaryWash: ["#e4ece4", "#1d2b27"],
  primaryBar: ["#3f7d74", "#5f9d90"],

  brass: ["#8a5f08", "#e3b655"],
  brassFill: ["#b17c12", "#e3b655"],
  brassWash: ["#f6ebd0", "#2f2715"],

  republican: ["#8f221c", "#f2a59a"],
  republicanFill: ["#9d2a22", "#c9493d"],
  republicanWash: ["#f7e5df", "#351b17"],
  democrat: ["#1f4785", "#a5c3f0"],
  democratFill: ["#2a5597", "#4273bd"],
  democratWash: ["#e4eaf3", "#18253a"],
  independent: ["#5a3a7d", "#cdb5ea"],
  independentFill: ["#66468a", "#8a63b5"],
  independentWash: ["#ece5f2", "#281f36"],
  other: ["#4b453a", "#bfb7a6"],
  otherFill: ["#5f5749", "#7a7263"],
  otherWash: ["#ece6d8", "#2a2720"],
  onParty: ["#ffffff", "#ffffff"],

  running: ["#0f544d", "#8ccabb"],
  runningWash: ["#e0ebe5", "#1b2c27"],
  won: ["#2b5b20", "#a6d191"],
  wonWash: ["#e5eddb", "#1f2c18"],
  lost: ["#6a3b2a", "#dcab96"],
  lostWash: ["#f1e4da", "#30211a"],
  withdrawn: ["#564f43", "#b9b09e"],
  withdrawnWash: ["#ebe5d8", "#2a2720"],
  tooClose: ["#7a4f00", "#e6b85c"],
  tooCloseWash: ["#f7ebcd", "#322711"],

  danger: ["#9a2018", "#f4a397"],
  dangerWash: ["#f9e6e1", "#3a1a16"],

  snack: ["#24211b", "#ece6d8"],
  onSnack: ["#faf7f0", "#1c1914"],
  onSnackLink: ["#9fd8ca", "#0f544d"],
  snackDanger: ["#7d1a13", "#f4a397"],
  onSnackDanger: ["#fffdf9", "#2b0d0a"],

  scrim: ["#14110a", "#14110a"],

  map1: ["#b9cdbd", "#39564e"],
  map2: ["#5f9486", "#7fb8a9"],
  map3: ["#dfe5d6", "#263630"],
  mapOff: ["#e6dfcf", "#2a2820"],

  plate: ["#0f544d", "#0f544d"],
  onPlate: ["#fffdf9", "#fffdf9"],
  onPlate2: ["#dcebe4", "#dcebe4"],
  plateLine: ["#5f9d90", "#5f9d90"],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

export type ColorName = keyof typeof palette;
export type ThemeName = "light" | "dark";

/** What `prefers-contrast: more` replaces: secondary inks come closer to ink, hairlines become visible lines. */
export const highContrastPalette = {
  ink2: ["#2b2720", "#ded7c8"],
  ink3: ["#3f392f", "#cfc7b6"],
  rule: ["#857b69", "#7d7666"],
  rule2: ["#665e50", "#9c9483"],
  control: ["#3f392f", "#cfc7b6"],
} as const satisfies Partial<Record<ColorName, readonly [light: string, dark: string]>>;
