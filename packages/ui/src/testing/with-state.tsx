import { type ComponentType, useState } from "react";

/** Makes a controlled component keep its value, as its caller would; a new value in the controls replaces it. */
export function withState<Props extends object>(
  Controlled: ComponentType<Props>,
  prop: keyof Props,
  handler: keyof Props,
) {
  return function WithState(props: Props) {
    const [kept, keep] = useState({ given: props[prop], value: props[prop] });
    const onChange = (value: Props[keyof Props]) => {
      keep({ given: props[prop], value });
      (props[handler] as (value: Props[keyof Props]) => void)(value);
    };
    const value = kept.given === props[prop] ? kept.value : props[prop];
    return <Controlled {...props} {...{ [prop]: value, [handler]: onChange }} />;
  };
}
