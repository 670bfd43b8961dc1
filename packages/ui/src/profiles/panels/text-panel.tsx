import { MESSAGES } from "@rotunda/core";
import { RichText } from "../../primitives/rich-text/rich-text.tsx";
import { type } from "../../theme/layout.css.ts";

export function NoInformation() {
  return <p className={type.none}>{MESSAGES.noInformation}</p>;
}

/** A text section: summary, motivations, positions, communities, affiliations, criticisms. */
export function TextPanel({ html }: { html: string }) {
  if (html === "") return <NoInformation />;
  return (
    <div className={type.prose} dir="auto">
      <RichText html={html} />
    </div>
  );
}
