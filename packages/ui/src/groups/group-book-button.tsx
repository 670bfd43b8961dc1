import { Button } from "../primitives/button/button.tsx";
import { BookDown } from "../primitives/icon/icon.tsx";
import { VisuallyHidden } from "../primitives/visually-hidden/visually-hidden.tsx";

/** A profile book of members, as the button for it. */
export interface GroupBook {
  /** The whole label; where there are too many members it says so. */
  label: string;
  isUnavailable: boolean;
  onOpen: () => void;
}

export interface GroupBookButtonProps {
  book: GroupBook;
  /** The part of the group, unless the book is the whole group's: "Republican Members". */
  of?: string;
}

/** Asks for the profile book of a whole group, or of one party's members there. */
export function GroupBookButton({ book: { label, isUnavailable, onOpen }, of }: GroupBookButtonProps) {
  const icon = <BookDown size="small" />;
  if (of === undefined) {
    return (
      <Button isFullWidth icon={icon} isUnavailable={isUnavailable} onClick={onOpen}>
        {label}
      </Button>
    );
  }
  return (
    <Button size="small" tone="quiet" icon={icon} isUnavailable={isUnavailable} onClick={onOpen}>
      {label}
      <VisuallyHidden> of {of}</VisuallyHidden>
    </Button>
  );
}
