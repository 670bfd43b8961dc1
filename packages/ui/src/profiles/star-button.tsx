import { describeCardButton } from "@rotunda/core";
import { Star } from "../primitives/icon/icon.tsx";
import { IconButton } from "../primitives/icon-button/icon-button.tsx";

export interface StarButtonProps {
  name: string;
  isIn: boolean;
  /** The change is being saved: the button keeps the focus and ignores clicks. */
  isPending?: boolean;
  onToggle: () => void;
}

/** The Briefcase star, a toggle with a constant name; the tooltip describes the action. */
export function StarButton({ name, isIn, isPending = false, onToggle }: StarButtonProps) {
  return (
    <IconButton
      tone="brass"
      label={`Add ${name} to Briefcase`}
      tooltip={describeCardButton({ addedToBriefcase: isIn }, false)}
      isPressed={isIn}
      isUnavailable={isPending}
      onClick={onToggle}
    >
      <Star isFilled={isIn} />
    </IconButton>
  );
}
