import { Button } from "../primitives/button/button.tsx";
import { BookDown } from "../primitives/icon/icon.tsx";
import { VisuallyHidden } from "../primitives/live-region/live-region.tsx";

export interface GroupBook {
  /** The whole label; names the limit if there are too many members. */
  label: string;
  isUnavailable: boolean;
  onOpen: () => void;
}

export interface GroupBookButtonProps {
  book: GroupBook;
  of?: string;
}

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
