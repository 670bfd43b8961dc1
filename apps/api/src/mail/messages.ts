import BRAND from "../platform/brand.json" with { type: "json" };
import { readTemplate } from "../platform/markup.ts";
import type { MessageText } from "./message.ts";
import messages from "./messages.json" with { type: "json" };

interface Layout {
  subject: string;
  paragraphs: string[];
  /** A button, or a URL in plain text. */
  action?: { label: string; href: string };
  afterwards?: string[];
}

const { socialLinks: _, ...brand } = BRAND;
// Styles are inline, since mail programs ignore stylesheets.
const readPart = (name: string) => readTemplate(new URL(`./${name}.html`, import.meta.url));
const renderPage = readPart("message");
const renderParagraph = readPart("message-paragraph");
const renderAction = readPart("message-action");

export function writeMessage(
  name: keyof typeof messages,
  values: Readonly<Record<string, string | number>>,
): MessageText {
  const known: Readonly<Record<string, string | number>> = { ...brand, ...values };
  const fill = (text: string): string =>
    text.replaceAll(/\{(\w+)\}/gu, (_whole, gap: string) => {
      if (!Object.hasOwn(known, gap)) throw new Error(`The message ${name} needs a value for ${gap}.`);
      return String(known[gap]);
    });
  const layout: Layout = messages[name];
  const subject = fill(layout.subject);
  const paragraphs = layout.paragraphs.map(fill);
  const action = layout.action && { ...layout.action, href: fill(layout.action.href) };
  const afterwards = (layout.afterwards ?? []).map(fill);
  const blocks = [...paragraphs, ...(action ? [`${action.label}:\n${action.href}`] : []), ...afterwards];
  const signature = `${brand.productName}, published by ${brand.publisher}`;
  return {
    subject,
    text: `${blocks.join("\n\n")}\n\n-- \n${signature}\n${brand.customerServicePhone}, ${brand.customerServiceEmail}\n`,
    html: renderPage({
      ...brand,
      subject,
      paragraphs: paragraphs.map((text) => renderParagraph({ text })),
      action: action && renderAction(action),
      afterwards: afterwards.map((text) => renderParagraph({ text })),
    }).text,
  };
}
