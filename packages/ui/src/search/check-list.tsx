import { describeCount, findCount, listLeftOut } from "@rotunda/core";
import { useState } from "react";
import { Checkbox } from "../primitives/checkbox/checkbox.tsx";
import { TextButton } from "../primitives/text-link/text-link.tsx";
import { visuallyHidden } from "../theme/layout.css.ts";
import type { FilterDescriptor } from "./filter-descriptors.ts";
import * as styles from "./filter-panels.css.ts";

export interface CheckListProps {
  filter: Extract<FilterDescriptor, { kind: "checks" }>;
  isLabelHidden: boolean;
  onChange: (values: string[]) => void;
}

/** The options of a filter as checkboxes; those without results are collapsed. */
export function CheckList({
  filter: { label, options, counts, value: chosen },
  isLabelHidden,
  onChange,
}: CheckListProps) {
  const [isWhole, setWhole] = useState(false);
  /** Options that had the focus, which would be lost with them. */
  const [visited, setVisited] = useState<readonly string[]>([]);
  const leftOut = listLeftOut(options, counts, [...chosen, ...visited]);
  const shown = isWhole ? options : options.filter(({ value }) => !leftOut.includes(value));
  return (
    <fieldset className={styles.group}>
      <legend className={isLabelHidden ? visuallyHidden : styles.legend}>{label}</legend>
      {shown.map(({ text, value }) => (
        <div key={value} onFocus={isWhole ? undefined : () => setVisited([...visited, value])}>
          <Checkbox
            label={text}
            count={findCount(counts, value)}
            isChecked={chosen.includes(value)}
            onChange={(isChecked) =>
              onChange(isChecked ? [...chosen, value] : chosen.filter((other) => other !== value))
            }
          />
        </div>
      ))}
      {leftOut.length > 0 && (
        <div>
          <TextButton aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? "Hide" : "Show"} {describeCount(leftOut.length, "option")} without results
          </TextButton>
        </div>
      )}
    </fieldset>
  );
}
