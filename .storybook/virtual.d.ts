declare module "virtual:component-tokens" {
  /** By the path of the story file. */
  export const componentTokens: Record<string, string[]>;
}

declare module "virtual:component-choices" {
  /** The words each prop takes, by the component's name. */
  export const componentChoices: Record<string, Record<string, string[]>>;
}

declare module "virtual:component-index" {
  export const componentIndex: {
    folder: string;
    components: { id: string; name: string; purpose: string }[];
  }[];
}
