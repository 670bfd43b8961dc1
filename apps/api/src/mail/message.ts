export interface Message {
  /** Identifies repeated mails, as Message-ID and as file name. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: { fileName: string; mediaType: string; contents: Uint8Array }[];
  headers?: Readonly<Record<string, string>>;
}

export type MessageText = Pick<Message, "subject" | "text" | "html">;

export type SendMessage = (message: Message) => Promise<void>;

/** The mail can never be sent; don't retry. */
export class MessageRefused extends Error {
  override readonly name = "MessageRefused";
}
