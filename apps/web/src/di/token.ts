import type { AbstractNewable, ServiceIdentifier } from "inversify";

/** A container key that remembers its type, so that binding a factory to the wrong keys does not compile. */
export type Token<T> = AbstractNewable<T> & ServiceIdentifier<T>;

export const token = <T>(name: string): Token<T> =>
  Object.assign(() => {}, { toString: () => name }) as unknown as Token<T>;
