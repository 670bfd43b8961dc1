/** Where the product writes what developers and operators should know. */
export interface Log {
  error(message: string, detail?: unknown): void;
  warning(message: string, detail?: unknown): void;
}
