import { MESSAGES } from "@rotunda/core";
import { Button } from "../primitives/button/button.tsx";
import { FolderInput, Star } from "../primitives/icon/icon.tsx";
import type { StarState } from "./card-controls.tsx";
import * as styles from "./profile-card.css.ts";

export interface BriefcaseButtonProps extends StarState {
  name: string;
}

export function BriefcaseButton({ name, isIn, isPending = false, onToggle, onChooseFolders }: BriefcaseButtonProps) {
  const label = isIn ? "In Briefcase" : "Add to Briefcase";
  // The same parent in both states, because a new button would lose the focus.
  return (
    <span className={styles.buttons}>
      <Button
        isFullWidth
        icon={
          <span className={styles.star} data-state={isIn ? "in" : "out"}>
            <Star isFilled={isIn} />
          </span>
        }
        isUnavailable={isPending}
        // The accessible name begins with the visible text, for voice control (WCAG 2.5.3).
        aria-label={`${label}: ${name}`}
        aria-pressed={isIn}
        onClick={onToggle}
      >
        {label}
      </Button>
      {isIn && onChooseFolders !== undefined && (
        <Button
          tone="quiet"
          size="small"
          icon={<FolderInput size="small" />}
          isUnavailable={isPending}
          aria-label={`${MESSAGES.selectFolders}: ${name}`}
          onClick={onChooseFolders}
        >
          {MESSAGES.selectFolders}
        </Button>
      )}
    </span>
  );
}
