import { describeCount, type PaletteGroup, type PaletteLine } from "@rotunda/core";
import { useCombobox } from "downshift";
import { useId } from "react";
import { Dialog } from "../primitives/dialog/dialog.tsx";
import * as field from "../primitives/field/field.css.ts";
import { ChevronRight, CircleDot, RotateCcw, Search } from "../primitives/icon/icon.tsx";
import { useDelayedAnnouncement } from "../primitives/combobox/combobox.tsx";
import { TextButton } from "../primitives/text-link/text-link.tsx";
import { IconLine, SuggestionLine } from "../search/search-bar.tsx";
import * as styles from "./palette.css.ts";

export interface PaletteProps {
  onClose: () => void;
  text: string;
  onTextChange: (text: string) => void;
  groups: readonly PaletteGroup[];
  isLoading: boolean;
  onChoose: (line: PaletteLine) => void;
  onShowKeys: () => void;
}

/** A dialog that leads to records, pages and actions by typing their names (APG combobox with grouped options). */
export function Palette({ onClose, text, onTextChange, groups, isLoading, onChoose, onShowKeys }: PaletteProps) {
  const id = useId();
  const lines = groups.flatMap((group) => group.lines);
  const { highlightedIndex, getInputProps, getItemProps, getMenuProps } = useCombobox<PaletteLine>({
    inputId: `${id}-input`,
    labelId: `${id}-label`,
    items: lines,
    itemToString: (line) => line?.label ?? "",
    itemToKey: (line) => line?.key ?? "",
    inputValue: text,
    selectedItem: null,
    isOpen: true,
    defaultHighlightedIndex: 0,
    initialHighlightedIndex: 0,
    onInputValueChange: ({ type, inputValue }) => {
      if (type === useCombobox.stateChangeTypes.InputChange) onTextChange(inputValue);
    },
    onStateChange: ({ type, selectedItem }) => {
      const { InputKeyDownEnter, ItemClick } = useCombobox.stateChangeTypes;
      if (selectedItem && (type === InputKeyDownEnter || type === ItemClick)) onChoose(selectedItem);
    },
  });

  useDelayedAnnouncement(isLoading ? "" : describeCount(lines.length, "line"), text);

  return (
    <Dialog
      onClose={onClose}
      title="Go to"
      focusId={`${id}-input`}
      footer={
        <div className={styles.foot}>
          <span aria-hidden>↑ ↓ to move, Enter to open, Esc to close</span>
          <TextButton onClick={onShowKeys}>All&nbsp;keys</TextButton>
        </div>
      }
    >
      <div>
        <label className={field.label.stacked} htmlFor={`${id}-input`} id={`${id}-label`}>
          A person, page or action
        </label>
        <input
          {...getInputProps({ className: field.input.large }, { suppressRefError: true })}
          aria-busy={isLoading || undefined}
          dir="auto"
          spellCheck={false}
        />
        <div {...getMenuProps({ className: styles.list, "aria-label": "Results" }, { suppressRefError: true })}>
          {groups.map((group, at) => (
            <div key={group.title} role="group" aria-labelledby={`${id}-group-${at}`} className={styles.group}>
              <div id={`${id}-group-${at}`} role="presentation" className={styles.title}>
                {group.title}
              </div>
              {group.lines.map((line) => (
                <div
                  key={line.key}
                  {...getItemProps({ item: line, index: lines.indexOf(line), className: styles.item })}
                  data-highlighted={lines.indexOf(line) === highlightedIndex || undefined}
                >
                  <Line line={line} typed={text} />
                </div>
              ))}
            </div>
          ))}
        </div>
      </div>
    </Dialog>
  );
}

function Line({ line, typed }: { line: PaletteLine; typed: string }) {
  if (line.record) return <SuggestionLine suggestion={line.record} typed={typed} />;
  const Icon =
    line.key === "search"
      ? Search
      : line.key.startsWith("recent ")
        ? RotateCcw
        : "action" in line
          ? CircleDot
          : ChevronRight;
  return <IconLine icon={<Icon />} text={line.label} directory={line.detail} />;
}
