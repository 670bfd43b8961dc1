import { createMarkup, type Html, type Part, readTemplate } from "../platform/markup.ts";

// Styles are inline, since mail programs ignore stylesheets.
export const SERIF = "'Source Serif 4', Charter, Georgia, serif";
export const SANS = "'Source Sans 3', 'Segoe UI', system-ui, sans-serif";
export const SMALL = `font: 400 14px/20px ${SANS}; color: #4b453a`;

const render = readTemplate(new URL("./message.html", import.meta.url));

interface MailPage {
  subject: string;
  heading: string;
  title: string;
  content: readonly Part[];
  /** Paragraphs below the content. */
  foot: readonly Part[];
}

export const renderMailPage = ({ foot, ...page }: MailPage): string =>
  render({
    ...page,
    serif: SERIF,
    foot: foot.map((line) => createMarkup`<p style="margin: 16px 0 0; ${SMALL}">${line}</p>`),
  }).text;

export const renderMailLink = (href: string, text: string): Html =>
  createMarkup`<a href="${href}" style="color: #0f544d">${text}</a>`;
