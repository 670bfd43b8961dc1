import {
  STATES_OF_KIND,
  listShownStates,
  type StoryKind,
  type StoryState,
} from "../packages/ui/src/theme/story-states.ts";
import { child, objectOf, storiesIn, usageOf } from "./story-files.ts";

const isKind = (kind: string): kind is StoryKind => kind in STATES_OF_KIND;

/** Lists the required states that a story file neither shows nor explains, one sentence each. */
export function missingStates(path: string, source: string): string[] {
  const usage = usageOf(source);
  const kindNode = child(usage, "kind");
  const kind = kindNode?.type === "Literal" ? String(kindNode.value) : "";
  if (!isKind(kind)) return [`${path} does not say which kind of component it shows.`];
  const reasons: Partial<Record<StoryState, string>> = {};
  for (const property of objectOf(child(usage, "without"))?.properties ?? [])
    if (property.type === "Property" && property.key.type === "Identifier" && property.value.type === "Literal")
      reasons[property.key.name as StoryState] = String(property.value.value);
  const required: readonly StoryState[] = STATES_OF_KIND[kind];
  const stories = storiesIn(source);
  const names = stories.map(({ name }) => name);
  const usesKeyboard = stories.some((story) => story.usesKeyboard);
  return [
    ...listShownStates(kind, names, reasons).flatMap((shown) => {
      if ("reason" in shown || shown.stories.length > 0) return [];
      if (shown.state === "focus" && usesKeyboard) return [];
      return [`${path} has no story of the state ${shown.state}.`];
    }),
    ...Object.entries(reasons).flatMap(([state, reason]) => {
      if (!required.includes(state as StoryState)) return [`${path}: no ${kind} needs the state ${state}.`];
      if (reason.length < 15) return [`${path} gives no reason for having no ${state} story.`];
      return listShownStates(kind, names).some(
        (shown) => shown.state === state && "stories" in shown && shown.stories.length,
      )
        ? [`${path} has a story of the state ${state} and a reason for having none.`]
        : [];
    }),
  ];
}
