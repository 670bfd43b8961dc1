/** Current time, injected so that tests can set it. */
export type Clock = () => Date;

export interface Log {
  error(message: string, detail?: unknown): void;
  warning(message: string, detail?: unknown): void;
}

export interface Browser {
  /** Loads an address on this origin as a full page. */
  leave(href: string): void;
  reload(): void;
  saveFile(name: string, contents: Uint8Array | string, mediaType: string): void;
}
