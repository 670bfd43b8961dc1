declare module "virtual:component-tokens" {
  /** By the path of the story file. */
  export const componentTokens: Record<string, string[]>;
}

declare module "virtual:component-props" {
  /** The type of each prop as it is written, and the words it takes, by the component's name. */
  export const componentProps: Record<string, Record<string, { text: string; words?: string[] }>>;
}

declare module "virtual:component-index" {
  export const componentIndex: {
    folder: string;
    components: { id: string; name: string; purpose: string }[];
  }[];
}
