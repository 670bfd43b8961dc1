/** A message to one person. */
export interface Letter {
  /**
   * Names the message: a second sending of the same one is known by it, in the mail's Message-ID and as the name of the
   * file it is written to.
   */
  id: string;
  /** One address, nothing else. */
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: Attachment[];
}

interface Attachment {
  fileName: string;
  mediaType: string;
  contents: Uint8Array;
}

/** The text of a letter. */
export type LetterText = Pick<Letter, "subject" | "text" | "html">;

/** Sends one letter; rejects when it was not taken. */
export type SendLetter = (letter: Letter) => Promise<void>;

/** The letter can never be sent: trying again would not help. */
export class LetterRefused extends Error {
  override readonly name = "LetterRefused";
}
