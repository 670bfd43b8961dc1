import { CallFailed } from "@rotunda/core";

/** The bytes of a base64 text; a text that is none is an answer we can't read. */
export function decodeBase64(text: string): Uint8Array {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    throw new CallFailed({ kind: "broken", status: 200 });
  }
}
