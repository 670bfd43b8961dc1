/** Receives messages for developers and operators. */
export interface Log {
  error(message: string, detail?: unknown): void;
  warning(message: string, detail?: unknown): void;
}
