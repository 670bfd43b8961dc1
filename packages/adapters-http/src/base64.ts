import { CallFailed } from "@rotunda/core";

/** Decodes base64; an invalid text is a broken response. */
export function decodeBase64(text: string): Uint8Array {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    throw new CallFailed({ kind: "broken", status: 200 });
  }
}
