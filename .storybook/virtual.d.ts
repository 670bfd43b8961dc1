declare module "virtual:component-tokens" {
  /** Keyed by the path of the story file. */
  export const componentTokens: Record<string, string[]>;
}

declare module "virtual:component-props" {
  /** By component name: each prop's type as written, and its allowed strings. */
  export const componentProps: Record<string, Record<string, { text: string; words?: string[] }>>;
}
