import { MESSAGES } from "@rotunda/core";
import { Button } from "../primitives/button/button.tsx";
import { FolderInput, Star } from "../primitives/icon/icon.tsx";
import * as styles from "./briefcase-button.css.ts";

export interface BriefcaseButtonProps {
  /** The name of the record; for screen readers. */
  name: string;
  isIn: boolean;
  /** A change is on its way: the button keeps the focus and ignores clicks. */
  isPending?: boolean;
  onToggle: () => void;
  /** Opens the folders of what is in the Briefcase, whenever the reader likes. */
  onChooseFolders?: () => void;
}

/** The star of a detail page, in words. */
export function BriefcaseButton({ name, isIn, isPending = false, onToggle, onChooseFolders }: BriefcaseButtonProps) {
  const words = isIn ? "In Briefcase" : "Add to Briefcase";
  // Around the star in either state: in another place of the page it would be another button, and the focus gone.
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
        aria-label={`${words}: ${name}`}
        aria-pressed={isIn}
        onClick={onToggle}
      >
        {words}
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
