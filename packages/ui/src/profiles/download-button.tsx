import type { MouseEvent, ReactNode } from "react";
import { ButtonLink } from "../primitives/button/button.tsx";
import { FileText } from "../primitives/icon/icon.tsx";
import { Spinner } from "../primitives/spinner/spinner.tsx";

export interface DownloadButtonProps {
  href: string;
  /** `coming` while its file loads; `resting` briefly after any download starts, to prevent a second one. */
  state?: "ready" | "resting" | "coming";
  onDownload: () => void;
  children: ReactNode;
}

export function DownloadButton({ href, state = "ready", onDownload, children }: DownloadButtonProps) {
  const press = (event: MouseEvent) => {
    const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (isElsewhere && state === "ready") return;
    event.preventDefault();
    if (state === "ready") onDownload();
  };
  return (
    <ButtonLink
      href={href}
      download
      icon={state === "coming" ? <Spinner size="small" /> : <FileText />}
      aria-busy={state === "coming" || undefined}
      aria-disabled={state !== "ready" || undefined}
      onClick={press}
    >
      {children}
    </ButtonLink>
  );
}
