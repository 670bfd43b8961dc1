export interface Browser {
  /** Loads an address on this origin as a full page. */
  leave(href: string): void;
  reload(): void;
  saveFile(name: string, contents: Uint8Array, mediaType: string): void;
}
