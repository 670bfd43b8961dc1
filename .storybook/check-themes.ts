import * as a11y from "@storybook/addon-a11y/preview";
import { showTheme, STORY_THEMES, type StoryTheme } from "./themes.ts";

type StoryContext = Parameters<typeof a11y.afterEach>[0];

interface A11yParameter {
  options: object;
  config: { rules: { id: string; enabled: boolean }[] };
}

const names = Object.keys(STORY_THEMES) as StoryTheme[];
/** The rules whose result depends on the theme. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];
/** Both rules run, because color-contrast-enhanced skips elements that fail color-contrast. */
const HIGH_CONTRAST_RULES = [...COLOR_RULES, "color-contrast-enhanced"];

/** Runs axe's color rules in the other themes. Storybook runs all rules in the theme of the story. */
export async function checkOtherThemes(context: StoryContext): Promise<void> {
  const own = context.parameters["a11y"] as A11yParameter;
  const off = new Set(own.config.rules.flatMap(({ id, enabled }) => (enabled ? [] : [id])));
  // A story exempt from the plain contrast rule is exempt from the enhanced one.
  if (off.has("color-contrast")) off.add("color-contrast-enhanced");
  for (const name of names.filter((theme) => theme !== context.globals["theme"])) {
    showTheme(name);
    const rules = STORY_THEMES[name].theme === "contrast" ? HIGH_CONTRAST_RULES : COLOR_RULES;
    const values = rules.filter((rule) => !off.has(rule));
    const a11yHere = { ...own, options: { ...own.options, runOnly: { type: "rule", values } } };
    await a11y.afterEach({ ...context, parameters: { ...context.parameters, a11y: a11yHere } });
  }
  showTheme(context.globals["theme"]);
}
