/** True if the character after an underscore is a lower-case letter or a digit. */
type IsFolded<Tail extends string> =
  Tail extends Capitalize<Tail> ? (Tail extends `${number}${string}` ? true : false) : true;

export type CamelKey<Key extends string> = Key extends `${infer Head}_${infer Tail}`
  ? IsFolded<Tail> extends true
    ? `${Head}${CamelKey<Capitalize<Tail>>}`
    : `${Head}_${CamelKey<Tail>}`
  : Key;

/** A wire type with core's key names; assigning it to a core type proves that both match. */
export type Camelized<T> = T extends readonly (infer Item)[]
  ? Camelized<Item>[]
  : T extends object
    ? { [Key in keyof T as Key extends string ? CamelKey<Key> : Key]: Camelized<T[Key]> }
    : T;

/** Converts keys from snake_case to camelCase at all levels, except keys that are data (`US_HOUSE`). */
export function camelize<T>(wire: T): Camelized<T> {
  return convert(wire) as Camelized<T>;
}

function convert(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(convert);
  if (typeof value !== "object" || value === null) return value;
  // A loop takes less than half the time of Object.fromEntries, and the configuration is large.
  const converted: Record<string, unknown> = {};
  for (const key of Object.keys(value)) converted[camelKey(key)] = convert((value as Record<string, unknown>)[key]);
  return converted;
}

function camelKey(key: string): string {
  return key.replace(/_([a-z0-9])/g, (_, character: string) => character.toUpperCase());
}
