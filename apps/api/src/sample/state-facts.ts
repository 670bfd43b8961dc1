import states from "./content/states.json" with { type: "json" };

interface StateFacts {
  areaCode: string;
  cities: readonly string[];
  economy: string;
  region: string;
  /** Republicans' share of its sample delegation, in per cent. */
  lean: number;
  population: number;
  /** Growth over ten years, in per cent. */
  growth: number;
  /** Income of the household in the middle, in dollars. */
  income: number;
  /** Set where the law sets the session's length; fits after "during" and "spends": "the 90-day session". */
  session?: string;
  /** A seat in the legislature is a year's work. */
  isFullTime?: boolean;
  /** The primaries of the reference year were held before the reference day. */
  hasEarlyPrimary?: boolean;
  /** The senate elects a president of its own; elsewhere the lieutenant governor presides. */
  senateElectsPresident?: boolean;
  /** When the governor's term began, if not in 2023. */
  governorSince?: number;
  /** The word in place of counties. */
  division?: { one: string; many: string };
}

const byCode: Record<string, StateFacts | undefined> = states;

export function lookUpState(code: string): StateFacts {
  const facts = byCode[code];
  if (!facts) throw new Error(`Nothing is known about the state ${code}`);
  return facts;
}

export function describeSession(state: string): string {
  const { session, isFullTime } = lookUpState(state);
  return session ?? (isFullTime ? "the long session" : "the session");
}

/** A text about a state with its own word for counties; names such as "Sussex County" stay. */
export function replaceCounties(text: string, state: string): string {
  const { division } = lookUpState(state);
  if (!division) return text;
  return text.replace(/(?<!\p{Lu}\p{L}+ )\b[Cc]ount(?:y|ies)\b/gu, (word) => {
    const local = word.toLowerCase() === "county" ? division.one : division.many;
    return word.startsWith("C") ? local.charAt(0).toUpperCase() + local.slice(1) : local;
  });
}
