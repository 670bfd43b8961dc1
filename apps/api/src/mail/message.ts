export interface Message {
  /** Identifies repeated mails, as Message-ID and as file name. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments?: { fileName: string; mediaType: string; contents: Uint8Array }[];
  headers?: Readonly<Record<string, string>>;
}

export type MessageText = Pick<Message, "subject" | "text" | "html">;

export type SendMessage = (message: Message) => Promise<void>;

/** Maximum length of an address (RFC 5321). */
export const ADDRESS_MAX = 254;
const ADDRESS = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+$/u;

/** Returns whether a text is a single address, without names, lists or headers. */
export const isAddress = (text: string): boolean => text.length <= ADDRESS_MAX && ADDRESS.test(text);

/** The mail can never be sent, so it isn't retried. */
export class MessageRefused extends Error {
  override readonly name = "MessageRefused";
}
