import BRAND from "../platform/brand.json" with { type: "json" };
import { createMarkup, type Part } from "../platform/markup.ts";
import { renderMailLink, renderMailPage, SANS, SMALL } from "./mail-page.ts";
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

const renderParagraph = (text: string): Part =>
  createMarkup`<p style="margin: 0 0 16px; font: 400 16px/24px ${SANS}; color: #1c1914">${text}</p>`;

const renderAction = ({ label, href }: NonNullable<Layout["action"]>): Part => createMarkup`
<p style="margin: 0 0 16px">
  <a href="${href}" style="display: inline-block; background: #0f544d; color: #fffdf9; padding: 12px 20px; font: 600 16px/20px ${SANS}; text-decoration: none">${label}</a>
</p>
<p style="margin: 0 0 16px; ${SMALL}; word-break: break-all">${href}</p>`;

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
    html: renderMailPage({
      subject,
      heading: brand.productName,
      title: subject,
      content: [paragraphs.map(renderParagraph), action && renderAction(action), afterwards.map(renderParagraph)],
      foot: [
        [
          `${brand.productName} is published by ${brand.publisher}. Customer service: ${brand.customerServicePhone}, `,
          renderMailLink(`mailto:${brand.customerServiceEmail}`, brand.customerServiceEmail),
        ],
      ],
    }),
  };
}
