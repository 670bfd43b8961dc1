import { inventCountry, type SampleCountry } from "../sample/invent-country.ts";

let invented: SampleCountry | undefined;

/** The sample country, invented once for all the files that read it: that takes seconds. */
export const sampleCountry = (): SampleCountry => (invented ??= inventCountry());
