import { capitalize } from "@rotunda/core";
import states from "./content/states.json" with { type: "json" };

/**
 * `lean` is the Republican share of the sample delegation in percent, `growth` covers ten years in percent, `income` is
 * the median of households, `session` fits after "during" and "spends", and `division` replaces the word "county".
 */
const byCode = new Map(states.map((state) => [state.code, state]));

export function lookUpState(code: string) {
  const facts = byCode.get(code);
  if (!facts) throw new Error(`Nothing is known about the state ${code}`);
  return facts;
}

/** Replaces "county" in texts about a state by its own word, but not in names such as "Sussex County". */
export function replaceCounties<T>(texts: T, state: string): T {
  const { division } = lookUpState(state);
  if (!division) return texts;
  const local = JSON.stringify(texts).replace(/(?<!\p{Lu}\p{L}+ )\b[Cc]ount(?:y|ies)\b/gu, (word) => {
    const own = word.toLowerCase() === "county" ? division.one : division.many;
    return word.startsWith("C") ? capitalize(own) : own;
  });
  return JSON.parse(local) as T;
}
