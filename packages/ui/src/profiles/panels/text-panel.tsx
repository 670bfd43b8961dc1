import { RichText } from "../../primitives/rich-text/rich-text.tsx";
import { NoInformation } from "./no-information.tsx";
import * as styles from "./text-panel.css.ts";

export interface TextPanelProps {
  /** HTML; sanitised before it is shown. */
  html: string;
}

/** A section of prose: summary, motivations, positions, communities, affiliations, criticisms. */
export function TextPanel({ html }: TextPanelProps) {
  if (html === "") return <NoInformation />;
  return (
    <div className={styles.prose} dir="auto">
      <RichText html={html} />
    </div>
  );
}
