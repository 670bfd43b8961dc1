import { formatNumber } from "@rotunda/core";
import type { ReactNode } from "react";
import { Button } from "../primitives/button/button.tsx";
import { ListChecks } from "../primitives/icon/icon.tsx";
import { useAnnouncement } from "../primitives/live-region/live-region.tsx";
import * as styles from "./results.css.ts";

export interface ResultsAction {
  id: string;
  /** Names the limit if one blocks the action. */
  label: string;
  icon: ReactNode;
  /** A blocked action stays focusable. */
  state: "ready" | "running" | "blocked";
  onRun: () => void;
}

export interface ResultsActionsProps {
  /** Actions on the selected results, or on all results if none is selected. */
  actions: ResultsAction[];
  selection?: ResultsSelection;
}

/** Results can be selected, and their cards show it while `isSelecting`. */
export interface ResultsSelection {
  isSelecting: boolean;
  count: number;
  onSwitch: () => void;
  onSelectPage: () => void;
}

export function ResultsActions({ actions, selection }: ResultsActionsProps) {
  const isSelecting = selection?.isSelecting ?? false;
  const count = isSelecting ? `${formatNumber(selection?.count ?? 0)} selected` : "";
  useAnnouncement(count);
  if (actions.length === 0) return null;
  return (
    <div className={styles.massActions} data-actions>
      {isSelecting && <p className={styles.count}>{count}</p>}
      {!(isSelecting && selection?.count === 0) && (
        <ul className={styles.actionList} aria-label={isSelecting ? "With the selected results" : "With all results"}>
          {actions.map(({ id, label, icon, state, onRun }) => (
            <li key={id}>
              <Button
                tone="quiet"
                size="small"
                icon={icon}
                isBusy={state === "running"}
                isUnavailable={state === "blocked"}
                onClick={onRun}
              >
                {label}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {selection && isSelecting && (
        <Button tone="quiet" size="small" onClick={selection.onSelectPage}>
          Select this page
        </Button>
      )}
      {selection && (
        <Button
          tone="quiet"
          size="small"
          icon={<ListChecks size="small" />}
          data-select={isSelecting ? undefined : ""}
          onClick={selection.onSwitch}
        >
          {isSelecting ? "Done" : "Select"}
        </Button>
      )}
    </div>
  );
}
