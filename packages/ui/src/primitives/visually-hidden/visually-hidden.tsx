import type { ReactNode } from "react";
import { visuallyHidden } from "../../theme/layout.css.ts";

export function VisuallyHidden({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <span className={visuallyHidden} id={id}>
      {children}
    </span>
  );
}
