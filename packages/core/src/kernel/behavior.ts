/** A value that changes over time, readable and observable. */
export interface Behavior<T> {
  readonly value: T;
  subscribe(listener: (value: T) => void): { unsubscribe(): void };
}
