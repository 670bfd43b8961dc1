/** The capabilities of a browser. */
export interface Browser {
  /** A full-page load of an address on this origin. */
  leave(href: string): void;
  reload(): void;
  saveFile(name: string, contents: Uint8Array, mediaType: string): void;
}
