import { FOLDER_ORDERS, type FolderOrder, MESSAGES, type SearchView, formatNumber } from "@rotunda/core";
import { type ReactNode, useEffect, useRef } from "react";
import { Button, type ButtonProps } from "../primitives/button/button.tsx";
import { Checkbox } from "../primitives/checkbox/checkbox.tsx";
import {
  BookDown,
  Download,
  type IconComponent,
  ListChecks,
  Trash2,
  Columns,
  FolderInput,
  RotateCcw,
} from "../primitives/icon/icon.tsx";
import { useAnnouncement } from "../primitives/live-region/live-region.tsx";
import { Select } from "../primitives/select/select.tsx";
import { ViewToggle } from "../search/results-header.tsx";
import { wrapping } from "../theme/layout.css.ts";
import * as styles from "./briefcase.css.ts";

export interface FolderToolsProps {
  order: FolderOrder;
  onOrderChange: (order: FolderOrder) => void;
  view: SearchView;
  onViewChange: (view: SearchView) => void;
  /** The folder's profile book; omitted without permission. If a limit blocks it, the label names the limit. */
  download?: { label?: string; isBlocked?: boolean; reason?: string; onDownload: () => void };
  /** Exports the folder's contacts; omitted without permission or for an empty folder. */
  onExport?: () => void;
  /** Starts selecting cards; omitted for an empty folder or during a selection. */
  onSelect?: () => void;
  /** Omitted for folders that can't be deleted. */
  onDelete?: () => void;
  children?: ReactNode;
}

/** A small action; nothing for readers who may not use it. */
function ToolButton({ icon: Icon, ...button }: Omit<ButtonProps, "icon"> & { icon: IconComponent }) {
  return button.onClick && <Button size="small" tone="quiet" icon={<Icon size="small" />} {...button} />;
}

export function FolderTools(props: FolderToolsProps) {
  const { download } = props;
  return (
    <div className={styles.tools}>
      <div className={styles.toolsActions} data-actions>
        <ToolButton
          icon={BookDown}
          isUnavailable={download?.isBlocked}
          disabledReason={download?.reason}
          onClick={download?.onDownload}
        >
          {download?.label ?? MESSAGES.profileBook}
        </ToolButton>
        <ToolButton icon={Download} onClick={props.onExport}>
          Export Contacts
        </ToolButton>
        <ToolButton icon={ListChecks} data-select onClick={props.onSelect}>
          Select items
        </ToolButton>
        <ToolButton icon={Trash2} onClick={props.onDelete}>
          Delete folder
        </ToolButton>
        {props.children}
      </div>
      <div className={styles.looks}>
        <Select
          label="Order"
          layout="inline"
          size="small"
          options={FOLDER_ORDERS}
          value={props.order}
          onChange={props.onOrderChange}
        />
        <ViewToggle view={props.view} onChange={props.onViewChange} />
      </div>
    </div>
  );
}

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

export function SelectionBar(props: SelectionBarProps) {
  const { selected, total, downloadReason = "", isBusy = false } = props;
  const bar = useRef<HTMLDivElement>(null);
  const count = `${formatNumber(selected)} of ${formatNumber(total)} selected`;
  useAnnouncement(count);
  // The button that opened the bar has been removed, so its first control takes the focus.
  useEffect(() => bar.current?.querySelector<HTMLElement>("[role=checkbox]")?.focus(), []);

  const isNone = selected === 0 || isBusy;
  return (
    <div ref={bar} role="group" aria-label="Selected items" className={styles.bar}>
      <Checkbox
        label="Select all"
        isChecked={selected === 0 ? false : selected === total ? true : "mixed"}
        onChange={props.onSelectAll}
      />
      <p className={styles.selectionCount}>{count}</p>
      <div className={styles.selectionActions} data-actions>
        <ToolButton icon={FolderInput} isUnavailable={isNone} onClick={props.onMove}>
          Move to folders
        </ToolButton>
        <ToolButton icon={BookDown} isUnavailable={isNone} disabledReason={downloadReason} onClick={props.onDownload}>
          Download
        </ToolButton>
        <ToolButton icon={Download} isUnavailable={isNone} onClick={props.onExport}>
          Export Contacts
        </ToolButton>
        <ToolButton icon={Columns} onClick={props.onCompare}>
          Compare
        </ToolButton>
        <ToolButton icon={Trash2} isUnavailable={isNone} onClick={props.onRemove}>
          Remove
        </ToolButton>
        <Button size="small" onClick={props.onDone}>
          Done
        </Button>
      </div>
    </div>
  );
}

export interface RemovedNoteProps {
  subject: string;
  isBusy?: boolean;
  onUndo: () => void;
}

/** Offers to undo a removal, for longer than the message does. */
export function RemovedNote({ subject, isBusy = false, onUndo }: RemovedNoteProps) {
  return (
    <div className={styles.removedNote}>
      <p className={wrapping} dir="auto">
        {subject} removed from this folder.
      </p>
      <Button size="small" tone="quiet" icon={<RotateCcw size="small" />} isBusy={isBusy} onClick={onUndo}>
        Put back
      </Button>
    </div>
  );
}
