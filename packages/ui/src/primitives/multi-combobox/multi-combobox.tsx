import {
  countFirstItems,
  countItemsAfterScroll,
  countItemsToReach,
  describeOption,
  findCount,
  listHiddenOptions,
  type OptionCounts,
  rankOptions,
  type SelectItem,
} from "@rotunda/core";
import { useCombobox } from "downshift";
import { type KeyboardEvent, type UIEvent, useId, useMemo, useState } from "react";
import { visuallyHidden } from "../../theme/layout.css.ts";
import { ChosenChips } from "../chip/chosen-chips.tsx";
import { NO_RESULTS, OptionCount } from "../field/field-notes.tsx";
import * as field from "../field/field.css.ts";
import { Check, ChevronDown } from "../icon/icon.tsx";
import { announce } from "../live-region/live-region.tsx";
import * as styles from "./multi-combobox.css.ts";

export interface MultiComboboxProps {
  label: string;
  options: readonly SelectItem[];
  /** Results of each option. Those without results are found by typing only. */
  counts?: OptionCounts;
  values: readonly string[];
  onChange: (values: string[]) => void;
  placeholder?: string;
  /** Allows one choice: a new one replaces it and closes the menu. */
  isSingle?: boolean;
}

/** Chooses several of many options: typing filters, Enter chooses, choices are chips below. */
export function MultiCombobox(props: MultiComboboxProps) {
  const { label, options, counts, values, onChange, placeholder = "", isSingle = false } = props;
  const id = useId();
  const [typed, setTyped] = useState("");
  /** Number of items the menu has grown to; null for the initial number. */
  const [grown, setGrown] = useState<number | null>(null);
  const [input, setInput] = useState<HTMLInputElement | null>(null);

  /** Options hidden when the menu opened; fixed until it closes, so that lines don't move while choosing. */
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const matching = useMemo(
    () => (typed.trim() === "" ? options.filter(({ value }) => !leftOut.includes(value)) : rankOptions(options, typed)),
    [options, typed, leftOut],
  );
  const shown = grown ?? countFirstItems(matching.length);
  const items = matching.slice(0, shown);
  const chosen = values.map((value) => options.find((option) => option.value === value) ?? { value, text: value });

  const change = (next: string[]) => {
    onChange(next);
    announce(`${next.length} selected`);
  };
  const toggle = (value: string) => {
    if (isSingle) type("");
    if (values.includes(value)) return change(values.filter((other) => other !== value));
    change(isSingle ? [value] : [...values, value]);
  };
  const type = (text: string) => {
    setTyped(text);
    setGrown(null);
  };

  const { isOpen, highlightedIndex, getInputProps, getItemProps, getLabelProps, getMenuProps, getToggleButtonProps } =
    useCombobox<SelectItem>({
      items,
      itemToString: (item) => item?.text ?? "",
      itemToKey: (item) => item?.value,
      inputValue: typed,
      selectedItem: null,
      defaultHighlightedIndex: 0,
      stateReducer: (state, { type: cause, changes }) => {
        switch (cause) {
          case useCombobox.stateChangeTypes.InputKeyDownEnter:
          case useCombobox.stateChangeTypes.ItemClick:
            if (isSingle) return { ...changes, isOpen: false };
            // The menu stays open, with the same line highlighted, to choose several.
            return { ...changes, isOpen: true, highlightedIndex: state.highlightedIndex, inputValue: state.inputValue };
          case useCombobox.stateChangeTypes.InputBlur:
            return { ...changes, inputValue: "" };
          default:
            return changes;
        }
      },
      onStateChange: ({ type: cause, selectedItem, isOpen: isOpening }) => {
        if (isOpening) setLeftOut(listHiddenOptions(options, counts, values));
        switch (cause) {
          case useCombobox.stateChangeTypes.InputKeyDownEnter:
          case useCombobox.stateChangeTypes.ItemClick:
            if (selectedItem) toggle(selectedItem.value);
            break;
          case useCombobox.stateChangeTypes.InputBlur:
          case useCombobox.stateChangeTypes.InputKeyDownEscape:
            type("");
            break;
        }
      },
    });

  const loadNearEnd = ({ currentTarget: menu }: UIEvent<HTMLUListElement>) =>
    setGrown(countItemsAfterScroll(shown, matching.length, menu));

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Backspace" && typed === "" && values.length > 0) change(values.slice(0, -1));
    // Grows the list before the arrow key reaches its end.
    if (event.key === "ArrowDown") setGrown(countItemsToReach(highlightedIndex + 1, shown, matching.length));
    // Enter in an open menu chooses and must not submit the form.
    if (event.key === "Enter" && isOpen) event.preventDefault();
    // Escape must not close a dialog or drawer around the menu.
    if (event.key === "Escape" && isOpen) event.stopPropagation();
  };

  return (
    <div className={field.layout.stacked}>
      <label {...getLabelProps({ className: field.label.stacked })}>{label}</label>
      <div className={styles.box}>
        <input
          {...getInputProps({
            "aria-describedby": `${id}-count`,
            autoComplete: "off",
            className: `${field.input.medium} ${styles.input}`,
            // Updated within the event, so that the caret keeps its position.
            onChange: (event) => type(event.target.value),
            onKeyDown,
            placeholder,
            ref: setInput,
            spellCheck: false,
          })}
          // downshift would refer to a first item of an empty list.
          {...(items.length === 0 && { "aria-activedescendant": undefined })}
        />
        <button
          {...getToggleButtonProps({ "aria-label": `Show options: ${label}`, className: styles.opener })}
          type="button"
        >
          <ChevronDown size="small" />
        </button>
        <ul
          {...getMenuProps({
            className: styles.menu,
            "aria-multiselectable": isSingle ? undefined : true,
            hidden: !isOpen,
            onScroll: loadNearEnd,
          })}
        >
          {isOpen &&
            items.map((item, index) => {
              const isChosen = values.includes(item.value);
              const count = findCount(counts, item.value);
              return (
                <li
                  key={item.value}
                  {...getItemProps({
                    item,
                    index,
                    className: styles.option,
                    "aria-label": count === undefined ? undefined : describeOption(item.text, count),
                    "aria-selected": isChosen,
                    "aria-setsize": matching.length,
                    "aria-posinset": index + 1,
                  })}
                  data-highlighted={index === highlightedIndex || undefined}
                >
                  <span className={styles.mark} data-chosen={isChosen || undefined}>
                    {isChosen && <Check size="small" />}
                  </span>
                  {item.text}
                  <OptionCount count={count} />
                </li>
              );
            })}
        </ul>
        {isOpen && matching.length === 0 && (
          <output className={styles.nothing}>
            {typed.trim() === "" ? NO_RESULTS : `Nothing in the list matches “${typed}”.`}
          </output>
        )}
      </div>
      <span className={visuallyHidden} id={`${id}-count`}>
        {values.length} selected
      </span>
      <ChosenChips label={label} chosen={chosen} onChange={change} field={() => input} />
    </div>
  );
}
