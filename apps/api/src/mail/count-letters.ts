import type { SendLetter } from "./letter.ts";

/** Wraps `send` and counts outcomes. */
export function countLetters(send: SendLetter, count: (outcome: "sent" | "failed") => void): SendLetter {
  return async (letter) => {
    try {
      await send(letter);
    } catch (error) {
      count("failed");
      throw error;
    }
    count("sent");
  };
}
