/**
 * A rule of a form's field: true when the value will do; else what is wrong, in words, or false when nothing is to be
 * said about it.
 */
export type FieldRule<T> = (value: T) => true | string | false;

/** `message` is null where the rule said nothing. */
type FieldCheck = { status: "valid" } | { status: "invalid"; message: string | null };

/** The first rule a value breaks decides; a value without rules is valid. */
export function checkField<T>(value: T, rules: readonly FieldRule<T>[]): FieldCheck {
  for (const rule of rules) {
    const result = rule(value);
    if (result !== true) return { status: "invalid", message: result === false ? null : result };
  }
  return { status: "valid" };
}

/** The rules of each field of a form. */
type FormRules<Values> = { readonly [Field in keyof Values]: readonly FieldRule<Values[Field]>[] };

/** Checks every field by its own rules; the form may be sent when all are valid. */
export function checkForm<Values extends object>(
  values: Values,
  rules: FormRules<Values>,
): { isValid: boolean; fields: { [Field in keyof Values]: FieldCheck } } {
  const names = Object.keys(rules) as (keyof Values)[];
  const checked = names.map((name) => [name, checkField(values[name], rules[name])] as const);
  return {
    isValid: checked.every(([, check]) => check.status === "valid"),
    fields: Object.fromEntries(checked) as { [Field in keyof Values]: FieldCheck },
  };
}
