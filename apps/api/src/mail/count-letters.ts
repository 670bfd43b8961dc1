import type { SendLetter } from "./letter.ts";

/** Sends likewise, and tells how it went. */
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
