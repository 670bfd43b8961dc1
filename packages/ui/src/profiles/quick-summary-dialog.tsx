import { Dialog } from "../primitives/dialog/dialog.tsx";
import { TextLink } from "../primitives/text-link/text-link.tsx";
import { TextPanel } from "./panels/text-panel.tsx";
import { type } from "../theme/layout.css.ts";

export interface QuickSummaryDialogProps {
  name: string;
  position: string;
  html: string;
  href: string;
  onClose: () => void;
}

export function QuickSummaryDialog({ name, position, html, href, onClose }: QuickSummaryDialogProps) {
  return (
    <Dialog title={name} onClose={onClose}>
      <p className={type.fact}>{position}</p>
      <TextPanel html={html} />
      <p>
        <TextLink href={href}>Open profile</TextLink>
      </p>
    </Dialog>
  );
}
