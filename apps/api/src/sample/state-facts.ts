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

/** A text about a state, or texts, with its own word for counties; names such as "Sussex County" stay. */
export function replaceCounties<T>(texts: T, state: string): T {
  const { division } = lookUpState(state);
  if (!division) return texts;
  const local = JSON.stringify(texts).replace(/(?<!\p{Lu}\p{L}+ )\b[Cc]ount(?:y|ies)\b/gu, (word) => {
    const own = word.toLowerCase() === "county" ? division.one : division.many;
    return word.startsWith("C") ? own.charAt(0).toUpperCase() + own.slice(1) : own;
  });
  return JSON.parse(local) as T;
}
