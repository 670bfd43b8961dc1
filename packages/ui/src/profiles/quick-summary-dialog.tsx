import { Dialog } from "../primitives/dialog/dialog.tsx";
import { TextLink } from "../primitives/text-link/text-link.tsx";
import { TextPanel } from "./panels/text-panel.tsx";
import * as styles from "./quick-summary-dialog.css.ts";

export interface QuickSummaryDialogProps {
  name: string;
  position: string;
  /** HTML; sanitised before it is shown. */
  html: string;
  /** The profile's own page. */
  href: string;
  isOpen: boolean;
  onClose: () => void;
}

/** The summary of a profile without leaving the list. */
export function QuickSummaryDialog({ name, position, html, href, isOpen, onClose }: QuickSummaryDialogProps) {
  return (
    <Dialog title={name} isOpen={isOpen} onClose={onClose}>
      <p className={styles.position}>{position}</p>
      <TextPanel html={html} />
      <p>
        <TextLink href={href}>Open profile</TextLink>
      </p>
    </Dialog>
  );
}
