import { findPath, type LookupItem, type OptionCounts } from "@rotunda/core";
import { useId, useRef, useState } from "react";
import { ChosenChips } from "../chip/chosen-chips.tsx";
import { type } from "../../theme/layout.css.ts";
import * as field from "../field/field.css.ts";
import { ChevronDown } from "../icon/icon.tsx";
import { createLazyPart } from "../lazy-part/lazy-part.tsx";
import { announce } from "../live-region/live-region.tsx";
import * as select from "../select/select.css.ts";

export interface TreeSelectProps {
  label: string;
  items: readonly LookupItem[];
  /** Results of each item. Those without results are found by typing only. */
  counts?: OptionCounts;
  /** The chosen ids; a parent includes its children. */
  values: readonly string[];
  onChange: (values: string[]) => void;
  findLabel: string;
}

/** Loaded on hover or focus. */
const TreePopup = createLazyPart(() => import("./tree-popup.tsx").then((module) => module.TreePopup));

/** Chooses several items of a nested list, such as agencies by department; choices are chips below. */
export function TreeSelect({ onChange, ...tree }: TreeSelectProps) {
  const { label, items, values } = tree;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);

  const change = (next: string[]) => {
    onChange(next);
    announce(`${next.length} selected`);
  };

  return (
    <div className={field.layout.stacked}>
      <span className={field.label.stacked} id={`${id}-label`}>
        {label}
      </span>
      <button
        ref={trigger}
        type="button"
        className={select.trigger.medium}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-labelledby={`${id}-label ${id}-value`}
        onFocus={TreePopup.prefetch}
        onPointerEnter={TreePopup.prefetch}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={select.value} id={`${id}-value`}>
          {values.length === 0 ? "Any" : `${values.length} selected`}
        </span>
        <span aria-hidden className={type.faint}>
          <ChevronDown size="small" />
        </span>
      </button>
      {isOpen && <TreePopup {...tree} anchor={trigger} onChange={change} onClose={() => setOpen(false)} />}
      <ChosenChips
        label={label}
        chosen={values.map((value) => ({ value, text: findPath(items, value).at(-1)?.name ?? value }))}
        onChange={change}
        field={() => trigger.current}
      />
    </div>
  );
}
