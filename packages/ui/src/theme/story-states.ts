/** The states of stories, and their names: `OneRow` shows `one`. */
export const STATES = {
  empty: { title: "Empty", named: /^(Empty|Nothing|None|Sparse|Bare|Unknown|Vacant|AllVacant)/ },
  one: { title: "One", named: /^(One(?!Thousand)|Single)/ },
  many: { title: "Many", named: /^(Many|OneThousand)/ },
  longText: { title: "Long text", named: /^(Long|LargeNumbers)/ },
  rightToLeft: { title: "Right-to-left name", named: /RightToLeft/ },
  narrow: { title: "Narrow, 360 px", named: /^(Narrow|Phone|AtPhoneWidth)/ },
  focus: { title: "By keyboard", named: /^(ByKeyboard|Focused|OnFocus)/ },
  unavailable: {
    title: "Unavailable",
    named: /^(Unavailable|Disabled|WithDisabled|NothingLeft|NothingSelected|TooMany|AtTheLimit|Resting)/,
  },
  busy: {
    title: "Loading or busy",
    named: /^(Busy|Loading|Pending|Running|Coming|Saving|Deleting|Adding|Retrying|Requesting|Checking)/,
  },
  invalid: { title: "Invalid", named: /^(Invalid|WithError|Refused)/ },
  locked: { title: "Outside the subscription", named: /^Locked/ },
  former: { title: "Former", named: /^Former/ },
  noHeadshot: { title: "No headshot", named: /^(WithoutHeadshot|Initials|BrokenPicture)/ },
} as const;

export type StoryState = keyof typeof STATES;

/**
 * The states a component of each kind answers for. Every story, whatever it shows, is looked at by axe in light, dark
 * and both high-contrast themes, and has its picture at 360 px.
 */
export const STATES_OF_KIND = {
  /** Acts when pressed, at once. */
  button: ["focus", "unavailable", "longText"],
  /** Acts, and waits for a server. */
  action: ["focus", "unavailable", "busy"],
  /** Shows or hides something, and can always do so. */
  toggle: ["focus", "longText"],
  /** Holds a value of a form. */
  field: ["focus", "unavailable", "invalid", "longText"],
  /** Holds one of few values, none of them wrong. */
  choice: ["focus", "unavailable", "longText"],
  /** Offers what matches while a reader types. */
  suggestions: ["focus", "empty", "invalid", "busy", "longText", "rightToLeft"],
  /** Covers the page or a part of it. */
  overlay: ["focus", "longText"],
  /** Asks, then waits for a server. */
  askingOverlay: ["focus", "busy", "longText", "rightToLeft"],
  /** Rows, cells or entries of one sort. */
  list: ["empty", "one", "many", "longText", "narrow"],
  /** A person, group or agency, wherever one is shown. */
  person: ["locked", "former", "rightToLeft", "noHeadshot", "longText", "narrow"],
  /** The known facts of a record. */
  facts: ["empty", "longText"],
  /** Figures drawn to scale. */
  chart: ["empty", "one"],
  /** Ways to other pages or to parts of this one. */
  navigation: ["focus", "longText", "narrow"],
  /** A sentence or two to the reader. */
  message: ["longText"],
  /** A word beside something else, whatever it is. */
  mark: ["longText"],
  /** A figure, a sign, or one of few words. */
  sign: [],
  /** The room of what has not come. */
  skeleton: [],
  /** Arranges other components. */
  layout: [],
} as const satisfies Record<string, readonly StoryState[]>;

export type StoryKind = keyof typeof STATES_OF_KIND;

export type StateShown = { state: StoryState } & ({ stories: string[] } | { reason: string });

/** Where each state of `kind` is shown: by its named stories, else by the reason there is none; without both, missing. */
export function listShownStates(
  kind: StoryKind,
  stories: readonly string[],
  reasons: Partial<Record<StoryState, string>> = {},
): StateShown[] {
  return STATES_OF_KIND[kind].map((state) => {
    const reason = reasons[state];
    return reason === undefined
      ? { state, stories: stories.filter((name) => STATES[state].named.test(name)) }
      : { state, reason };
  });
}
