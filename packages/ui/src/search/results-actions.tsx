import type { ReactNode } from "react";
import { Button } from "../primitives/button/button.tsx";
import * as styles from "./results-actions.css.ts";

/** An action on all results. */
export interface ResultsAction {
  id: string;
  /** The whole label; names the limit if one blocks the action. */
  label: string;
  icon: ReactNode;
  /** A blocked action stays focusable, with a reason unless the label has it. */
  state: { status: "ready" } | { status: "running" } | { status: "blocked"; reason?: string };
  onRun: () => void;
}

export interface ResultsActionsProps {
  actions: ResultsAction[];
}

/** Exports and mass actions on all results. */
export function ResultsActions({ actions }: ResultsActionsProps) {
  if (actions.length === 0) return null;
  return (
    <ul className={styles.actions} aria-label="With all results" data-actions>
      {actions.map(({ id, label, icon, state, onRun }) => (
        <li key={id}>
          <Button
            tone="quiet"
            size="small"
            icon={icon}
            isBusy={state.status === "running"}
            isUnavailable={state.status === "blocked"}
            disabledReason={state.status === "blocked" ? state.reason : undefined}
            onClick={onRun}
          >
            {label}
          </Button>
        </li>
      ))}
    </ul>
  );
}
