/** Replaces names in the texts of a value, such as `<kept>`; a text that is only a name becomes its value. */
export function fillNames<Value>(value: Value, names: Readonly<Record<string, unknown>>): Value {
  const find = (name: string): unknown => {
    if (!(name in names)) throw new Error(`There is no ${name}.`);
    return names[name];
  };
  return JSON.parse(JSON.stringify(value), (_key, part: unknown) => {
    if (typeof part !== "string") return part;
    const [, only] = /^<([\w.]+)>$/u.exec(part) ?? [];
    return only === undefined ? part.replaceAll(/<([\w.]+)>/gu, (_, name: string) => String(find(name))) : find(only);
  }) as Value;
}
