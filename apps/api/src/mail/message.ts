export interface Message {
  /** Identifies repeated mails, as Message-ID and as file name. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: Attachment[];
  headers?: Readonly<Record<string, string>>;
}

interface Attachment {
  fileName: string;
  mediaType: string;
  contents: Uint8Array;
}

export type MessageText = Pick<Message, "subject" | "text" | "html">;

export type SendMessage = (message: Message) => Promise<void>;

/** The mail can never be sent; don't retry. */
export class MessageRefused extends Error {
  override readonly name = "MessageRefused";
}
