import type { ArgTypesEnhancer } from "storybook/internal/types";
import { componentProps } from "virtual:component-props";

interface Docgen {
  displayName?: string;
  props?: Record<string, { tsType?: { name?: string; raw?: string } }>;
}

/** Up to this many values are shown as radio buttons, more as a menu. */
const RADIOS = 4;

function getDocgen(component: unknown): Docgen {
  const { __docgenInfo: docgen } = (component ?? {}) as { __docgenInfo?: Docgen };
  return docgen ?? {};
}

/** Combines docgen's type of a prop with the type the component's source declares. */
function findType(docgen: Docgen, name: string) {
  const written = componentProps[docgen.displayName ?? ""]?.[name];
  const { name: kind, raw } = docgen.props?.[name]?.tsType ?? {};
  return { words: written?.words, text: written?.text ?? raw ?? kind };
}

/** Shows each prop's declared type; a prop with a fixed set of strings gets a control to choose one. */
export const withTypes: ArgTypesEnhancer = ({ component, argTypes }) => {
  const docgen = getDocgen(component);
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { words, text } = findType(docgen, name);
      const summary = words?.map((word) => `"${word}"`).join(" | ") ?? text;
      if (summary === undefined) return [name, argType];
      const table = { ...argType.table, type: { summary } };
      if (!words) return [name, { ...argType, table }];
      const control = { type: words.length > RADIOS ? ("select" as const) : ("radio" as const) };
      return [name, { ...argType, table, control, options: words, type: { name: "enum" as const, value: words } }];
    }),
  );
};

/** Throws if the docs page can't show the type of a prop. */
export function expectKnownTypes(component: unknown): void {
  const docgen = getDocgen(component);
  const unknown = Object.keys(docgen.props ?? {}).filter((name) => {
    const { words, text } = findType(docgen, name);
    return !words && /^(unknown|union|object)\b/.test(text ?? "unknown");
  });
  if (unknown.length > 0) throw new Error(`The docs page cannot show the type of ${unknown.join(", ")}.`);
}
