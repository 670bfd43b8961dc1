import { describeCardButton } from "@rotunda/core";
import { Star } from "../primitives/icon/icon.tsx";
import { IconButton } from "../primitives/icon-button/icon-button.tsx";

export interface StarButtonProps {
  /** The person's name; part of the button's name. */
  name: string;
  isInBriefcase: boolean;
  /** A change is on its way: the button keeps the focus and ignores clicks. */
  isPending?: boolean;
  onToggle: () => void;
}

/** The Briefcase star: one name, pressed or not; the tooltip says what a press does. */
export function StarButton({ name, isInBriefcase, isPending = false, onToggle }: StarButtonProps) {
  return (
    <IconButton
      tone="brass"
      label={`Add ${name} to Briefcase`}
      tooltip={describeCardButton({ addedToBriefcase: isInBriefcase }, false)}
      isPressed={isInBriefcase}
      isUnavailable={isPending}
      onClick={onToggle}
    >
      <Star isFilled={isInBriefcase} />
    </IconButton>
  );
}
