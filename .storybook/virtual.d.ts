declare module "virtual:component-tokens" {
  /** By the path of the story file. */
  export const componentTokens: Record<string, string[]>;
}
