import { readFileSync } from "node:fs";

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Escapes text for an element or an attribute in double quotes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/gu, (sign) => ENTITIES[sign] ?? sign);

/** Removes characters that XML doesn't allow, because Word and Excel refuse documents that contain them. */
export const stripControlCharacters = (text: string): string =>
  text.replaceAll(/[\p{Cs}\ufffe\uffff]|(?![\t\n\r])\p{Cc}/gu, "");

/** HTML that needs no escaping. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type Part = Html | string | number | null | undefined | false | readonly Part[];

/** Escapes interpolated values except `Html`; null, undefined and false are empty. */
export function createMarkup(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.reduce((text, string, index) => `${text}${render(parts[index - 1])}${string}`));
}

/** Reads an HTML file, in which `{{name}}` is a value, escaped as in `createMarkup`. */
export function readTemplate(file: URL): (values: Readonly<Record<string, Part>>) => Html {
  const text = readFileSync(file, "utf8");
  return (values) =>
    new Html(
      text.replaceAll(/\{\{(\w+)\}\}/gu, (_, name: string) => {
        if (!Object.hasOwn(values, name)) throw new Error(`${file.pathname} needs a value for ${name}.`);
        return render(values[name]);
      }),
    );
}

function render(part: Part): string {
  if (part === null || part === undefined || part === false) return "";
  if (part instanceof Html) return part.text;
  if (typeof part === "object") return part.map(render).join("");
  return escapeHtml(String(part));
}
