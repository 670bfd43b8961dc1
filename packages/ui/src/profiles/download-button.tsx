import type { MouseEvent, ReactNode } from "react";
import { ButtonLink } from "../primitives/button/button.tsx";
import { FileText } from "../primitives/icon/icon.tsx";
import { Spinner } from "../primitives/spinner/spinner.tsx";

export interface DownloadButtonProps {
  href: string;
  /** `loading` while its file loads; `cooling-down` briefly after any download starts, to prevent a second one. */
  state?: "ready" | "cooling-down" | "loading";
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
      icon={state === "loading" ? <Spinner size="small" /> : <FileText />}
      aria-busy={state === "loading" || undefined}
      aria-disabled={state !== "ready" || undefined}
      onClick={press}
    >
      {children}
    </ButtonLink>
  );
}
