import { BRAND } from "../platform/brand.ts";
import { type Html, createMarkup } from "../platform/markup.ts";
import type { MessageText } from "./message.ts";

export interface MessageBody {
  subject: string;
  paragraphs: string[];
  /** A button, or a URL in plain text. */
  action?: { label: string; href: string };
  afterwards?: string[];
}

const PAPER = "#faf7f0";
const RAISED = "#fffdf9";
const INK = "#1c1914";
const INK_2 = "#4b453a";
const RULE = "#ddd5c4";
const PRIMARY = "#0f544d";
const SERIF = "'Source Serif 4', Charter, Georgia, serif";
const SANS = "'Source Sans 3', 'Segoe UI', system-ui, sans-serif";

const PARAGRAPH = `margin:0 0 16px;font:400 16px/24px ${SANS};color:${INK}`;

/** Renders text and HTML with inline styles, since mail programs ignore stylesheets. */
export function renderMessage(body: MessageBody): MessageText {
  return { subject: body.subject, text: plainPart(body), html: htmlPart(body).text };
}

function plainPart({ paragraphs, action, afterwards = [] }: MessageBody): string {
  const blocks = [...paragraphs, ...(action ? [`${action.label}:\n${action.href}`] : []), ...afterwards];
  const { publisher, productName, customerServicePhone, customerServiceEmail } = BRAND;
  return `${blocks.join("\n\n")}\n\n-- \n${productName}, published by ${publisher}\n${customerServicePhone}, ${customerServiceEmail}\n`;
}

function htmlPart({ subject, paragraphs, action, afterwards = [] }: MessageBody): Html {
  const { publisher, productName, customerServicePhone, customerServiceEmail } = BRAND;
  const line = (text: string) => createMarkup`<p style="${PARAGRAPH}">${text}</p>`;
  return createMarkup`<!doctype html>
    <html lang="en-US">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${subject}</title>
      </head>
      <body style="margin:0;padding:24px 16px;background:${PAPER}">
        <div style="max-width:560px;margin:0 auto">
          <p style="margin:0 0 12px;font:600 22px/28px ${SERIF};color:${PRIMARY}">${productName}</p>
          <div style="background:${RAISED};border:1px solid ${RULE};border-top:3px solid ${PRIMARY};padding:28px 28px 12px">
            <h1 style="margin:0 0 16px;font:600 24px/30px ${SERIF};color:${INK}">${subject}</h1>
            ${paragraphs.map(line)} ${action && button(action)} ${afterwards.map(line)}
          </div>
          <p style="margin:16px 0 0;font:400 14px/20px ${SANS};color:${INK_2}">
            ${productName} is published by ${publisher}. Customer service: ${customerServicePhone},
            <a href="mailto:${customerServiceEmail}" style="color:${PRIMARY}">${customerServiceEmail}</a>
          </p>
        </div>
      </body>
    </html> `;
}

function button({ label, href }: { label: string; href: string }): Html {
  return createMarkup`<p style="margin:0 0 16px">
      <a
        href="${href}"
        style="display:inline-block;background:${PRIMARY};color:${RAISED};padding:12px 20px;font:600 16px/20px ${SANS};text-decoration:none"
        >${label}</a
      >
    </p>
    <p style="margin:0 0 16px;font:400 14px/20px ${SANS};color:${INK_2};word-break:break-all">${href}</p>`;
}
