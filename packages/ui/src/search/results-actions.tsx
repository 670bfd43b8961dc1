import type { ReactNode } from "react";
import { Button } from "../primitives/button/button.tsx";
import * as styles from "./results-actions.css.ts";

/** Something to do with all results. */
export interface ResultsAction {
  id: string;
  /** The whole label; where a limit blocks the action it names the limit. */
  label: string;
  icon: ReactNode;
  /** A blocked action stays reachable and says why, where its label doesn't. */
  state: { status: "ready" } | { status: "running" } | { status: "blocked"; reason?: string };
  onRun: () => void;
}

export interface ResultsActionsProps {
  actions: ResultsAction[];
}

/** Exports and mass actions on the whole result. */
export function ResultsActions({ actions }: ResultsActionsProps) {
  if (actions.length === 0) return null;
  return (
    <ul className={styles.actions} aria-label="With all results">
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
