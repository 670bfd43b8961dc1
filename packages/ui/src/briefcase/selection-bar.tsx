import { formatNumber } from "@rotunda/core";
import { useEffect, useRef } from "react";
import { Button } from "../primitives/button/button.tsx";
import { Checkbox } from "../primitives/checkbox/checkbox.tsx";
import { BookDown, Columns, Download as Export, FolderInput, Trash2 } from "../primitives/icon/icon.tsx";
import { useAnnounced } from "../primitives/live-region/use-announced.ts";
import { ToolButton } from "./folder-tools.tsx";
import * as styles from "./briefcase.css.ts";

export interface SelectionBarProps {
  selected: number;
  /** The number of items on all pages of the folder. */
  total: number;
  onSelectAll: () => void;
  onMove: () => void;
  /** Omitted for a live folder. */
  onRemove?: () => void;
  /** Omitted for readers without profile books. */
  onDownload?: () => void;
  /** Exports the selected contacts; omitted for readers without exports. */
  onExport?: () => void;
  /** Shows the selected people side by side; omitted if there are fewer than two or more than six. */
  onCompare?: () => void;
  /** Why the selection can't be a profile book. */
  downloadReason?: string;
  isBusy?: boolean;
  onDone: () => void;
}

export function SelectionBar({
  selected,
  total,
  onSelectAll,
  onMove,
  onRemove,
  onDownload,
  onExport,
  onCompare,
  downloadReason = "",
  isBusy = false,
  onDone,
}: SelectionBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const count = `${formatNumber(selected)} of ${formatNumber(total)} selected`;
  useAnnounced(count);
  // The button that opened the bar has been removed, so its first control takes the focus.
  useEffect(() => bar.current?.querySelector<HTMLElement>("[role=checkbox]")?.focus(), []);

  const isNone = selected === 0 || isBusy;
  return (
    <div ref={bar} role="group" aria-label="Selected items" className={styles.bar}>
      <Checkbox
        label="Select all"
        isChecked={selected === 0 ? false : selected === total ? true : "mixed"}
        onChange={onSelectAll}
      />
      <p className={styles.selectionCount}>{count}</p>
      <div className={styles.selectionActions} data-actions>
        <ToolButton icon={FolderInput} isUnavailable={isNone} onClick={onMove}>
          Move to folders
        </ToolButton>
        <ToolButton icon={BookDown} isUnavailable={isNone} disabledReason={downloadReason} onClick={onDownload}>
          Download
        </ToolButton>
        <ToolButton icon={Export} isUnavailable={isNone} onClick={onExport}>
          Export Contacts
        </ToolButton>
        <ToolButton icon={Columns} onClick={onCompare}>
          Compare
        </ToolButton>
        <ToolButton icon={Trash2} isUnavailable={isNone} onClick={onRemove}>
          Remove
        </ToolButton>
        <Button size="small" onClick={onDone}>
          Done
        </Button>
      </div>
    </div>
  );
}
