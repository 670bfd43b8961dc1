/** The states of stories with their name patterns: `OneRow` shows `one`. */
export const STATES = {
  empty: { title: "Empty", named: /^(Empty|Nothing|None|Sparse|Bare|Unknown|Vacant|AllVacant)/ },
  one: { title: "One", named: /^(One(?!Thousand)|Single)/ },
  many: { title: "Many", named: /^(Many|OneThousand)/ },
  longText: { title: "Long text", named: /^(Long|LargeNumbers)/ },
  rightToLeft: { title: "Right-to-left name", named: /RightToLeft/ },
  focus: { title: "By keyboard", named: /^(ByKeyboard|Focused|OnFocus)/ },
  unavailable: {
    title: "Unavailable",
    named: /^(Unavailable|Disabled|WithDisabled|NothingLeft|NothingSelected|TooMany|AtTheLimit|CoolingDown)/,
  },
  busy: {
    title: "Loading or busy",
    named: /^(Busy|Loading|Pending|Running|Saving|Deleting|Adding|Retrying|Requesting|Checking)/,
  },
  invalid: { title: "Invalid", named: /^(Invalid|WithError|Refused)/ },
  locked: { title: "Outside the subscription", named: /^Locked/ },
  former: { title: "Former", named: /^Former/ },
  noHeadshot: { title: "No headshot", named: /^(WithoutHeadshot|Initials|BrokenPicture)/ },
} as const;

export type StoryState = keyof typeof STATES;

/**
 * The states that a component of each kind must show. In addition, axe checks all stories in light, dark and both
 * high-contrast themes, and none may scroll sideways at 360 px.
 */
export const STATES_OF_KIND = {
  /** Acts immediately when pressed. */
  button: ["focus", "unavailable", "longText"],
  /** Acts and waits for a server. */
  action: ["focus", "unavailable", "busy"],
  /** Shows or hides something; always available. */
  toggle: ["focus", "longText"],
  field: ["focus", "unavailable", "invalid", "longText"],
  /** A choice of few values, all valid. */
  choice: ["focus", "unavailable", "longText"],
  /** Suggestions while typing. */
  suggestions: ["focus", "empty", "invalid", "busy", "longText", "rightToLeft"],
  /** Covers all or part of the page. */
  overlay: ["focus", "longText"],
  /** Asks, then waits for a server. */
  askingOverlay: ["focus", "busy", "longText", "rightToLeft"],
  /** Rows, cells or entries of one kind. */
  list: ["empty", "one", "many", "longText"],
  /** A person, group or agency. */
  person: ["locked", "former", "rightToLeft", "noHeadshot", "longText"],
  /** The known facts of a record. */
  facts: ["empty", "longText"],
  /** Figures drawn to scale. */
  chart: ["empty", "one"],
  /** Links to other pages or to parts of this one. */
  navigation: ["focus", "longText"],
  /** One or two sentences for the reader. */
  message: ["longText"],
  /** A text beside something else. */
  mark: ["longText"],
  /** A figure, an icon, or one of few words. */
  sign: [],
  skeleton: [],
  /** Arranges other components. */
  layout: [],
} as const satisfies Record<string, readonly StoryState[]>;

export type StoryKind = keyof typeof STATES_OF_KIND;

export type StateShown = { state: StoryState } & ({ stories: string[] } | { reason: string });

/** Returns the stories that show each state of `kind`, or the reason for none; both are missing if it isn't covered. */
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
