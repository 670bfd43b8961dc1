import { DOWNLOAD_REST_MS } from "@rotunda/core";
import { type MouseEvent, type ReactNode, useEffect, useState } from "react";
import { ButtonLink } from "../primitives/button/button.tsx";
import { FileText } from "../primitives/icon/icon.tsx";

export interface DownloadButtonProps {
  href: string;
  children: ReactNode;
}

/** A download; pressed, it rests four seconds so that a second press gives no second file (spec 2, 9). */
export function DownloadButton({ href, children }: DownloadButtonProps) {
  const [isResting, setResting] = useState(false);

  useEffect(() => {
    if (!isResting) return undefined;
    const timer = setTimeout(() => setResting(false), DOWNLOAD_REST_MS);
    return () => clearTimeout(timer);
  }, [isResting]);

  const press = (event: MouseEvent) => {
    if (isResting) event.preventDefault();
    else setResting(true);
  };
  return (
    <ButtonLink href={href} download icon={<FileText />} aria-disabled={isResting || undefined} onClick={press}>
      {children}
    </ButtonLink>
  );
}
