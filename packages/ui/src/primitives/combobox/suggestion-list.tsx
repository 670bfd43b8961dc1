import { useCombobox } from "downshift";
import { type InputHTMLAttributes, type ReactNode, type Ref, useImperativeHandle, useLayoutEffect } from "react";
import * as styles from "./combobox.css.ts";

interface SuggestionLine {
  key: string;
  text: string;
  content: ReactNode;
}

export type BoxHandlers = Pick<InputHTMLAttributes<HTMLInputElement>, "onBlur" | "onChange" | "onKeyDown">;

export interface SuggestionListProps {
  /** Prefix of the ids of the label, the list and its items. */
  id: string;
  inputId: string;
  value: string;
  lines: readonly SuggestionLine[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onHighlight: (index: number) => void;
  onChoose: (index: number) => void;
  verb: string;
  canDelete: boolean;
  countText: string;
  ref: Ref<BoxHandlers>;
}

export function SuggestionList(props: SuggestionListProps) {
  const { id, inputId, lines, isOpen, onHighlight, ref } = props;
  const { highlightedIndex, getInputProps, getItemProps, getMenuProps } = useCombobox<SuggestionLine>({
    inputId,
    labelId: `${id}-label`,
    menuId: `${id}-list`,
    getItemId: (index) => `${id}-item-${index}`,
    items: [...lines],
    itemToString: (line) => line?.text ?? "",
    itemToKey: (line) => line?.key ?? "",
    inputValue: props.value,
    selectedItem: null,
    isOpen,
    onIsOpenChange: (change) => props.onOpenChange(change.isOpen),
    onStateChange: ({ type, selectedItem }) => {
      const { InputKeyDownEnter, ItemClick } = useCombobox.stateChangeTypes;
      if (!selectedItem || (type !== InputKeyDownEnter && type !== ItemClick)) return;
      props.onChoose(lines.findIndex(({ key }) => key === selectedItem.key));
    },
  });

  // The box is rendered before this list loads, so it forwards its events here.
  const { ref: setInput, onBlur, onChange, onKeyDown } = getInputProps({}, { suppressRefError: true });
  useImperativeHandle(ref, () => ({ onBlur, onChange, onKeyDown }));
  useLayoutEffect(() => {
    if (typeof setInput === "function") setInput(document.getElementById(inputId));
  });
  useLayoutEffect(() => onHighlight(highlightedIndex), [highlightedIndex, onHighlight]);

  return (
    <div className={styles.popup} hidden={!isOpen}>
      <ul {...getMenuProps({ className: styles.list })}>
        {isOpen &&
          lines.map((line, index) => (
            <li
              key={line.key}
              {...getItemProps({ item: line, index, className: styles.item })}
              data-highlighted={index === highlightedIndex || undefined}
            >
              {line.content}
            </li>
          ))}
      </ul>
      <div aria-hidden className={styles.foot}>
        <span className={styles.keys}>
          <kbd className={styles.key}>↑</kbd> <kbd className={styles.key}>↓</kbd> to move,{" "}
          <kbd className={styles.key}>Enter</kbd> to {props.verb},{" "}
          {props.canDelete && (
            <>
              <kbd className={styles.key}>Delete</kbd> to remove,{" "}
            </>
          )}
          <kbd className={styles.key}>Esc</kbd> to close
        </span>
        <span>{props.countText}</span>
      </div>
    </div>
  );
}
