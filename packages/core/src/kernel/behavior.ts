/** A value that changes over time: readable now, and watchable. */
export interface Behavior<T> {
  readonly value: T;
  subscribe(listener: (value: T) => void): { unsubscribe(): void };
}
