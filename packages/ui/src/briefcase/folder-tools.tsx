import { FOLDER_ORDERS, type FolderOrder, MESSAGES, type SearchView } from "@rotunda/core";
import type { ReactNode } from "react";
import { Button, type ButtonProps } from "../primitives/button/button.tsx";
import {
  BookDown,
  Download,
  type IconComponent,
  LayoutGrid,
  List,
  ListChecks,
  Trash2,
} from "../primitives/icon/icon.tsx";
import { Select } from "../primitives/select/select.tsx";
import { ToggleGroup } from "../primitives/toggle-group/toggle-group.tsx";
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
export function ToolButton({ icon: Icon, ...button }: Omit<ButtonProps, "icon"> & { icon: IconComponent }) {
  return button.onClick && <Button size="small" tone="quiet" icon={<Icon size="small" />} {...button} />;
}

export function FolderTools({
  order,
  onOrderChange,
  view,
  onViewChange,
  download,
  onExport,
  onSelect,
  onDelete,
  children,
}: FolderToolsProps) {
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
        <ToolButton icon={Download} onClick={onExport}>
          Export Contacts
        </ToolButton>
        <ToolButton icon={ListChecks} data-select onClick={onSelect}>
          Select items
        </ToolButton>
        <ToolButton icon={Trash2} onClick={onDelete}>
          Delete folder
        </ToolButton>
        {children}
      </div>
      <div className={styles.looks}>
        <Select
          label="Order"
          layout="inline"
          size="small"
          options={FOLDER_ORDERS}
          value={order}
          onChange={(value) => {
            const chosen = FOLDER_ORDERS.find((option) => option.value === value);
            if (chosen) onOrderChange(chosen.value);
          }}
        />
        <ToggleGroup
          label="View"
          value={view}
          onChange={onViewChange}
          options={[
            { value: "card", label: "Grid", icon: <LayoutGrid size="small" /> },
            { value: "list", label: "List", icon: <List size="small" /> },
          ]}
        />
      </div>
    </div>
  );
}
