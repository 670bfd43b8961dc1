import { splitMatches } from "./split-matches.ts";

export interface MatchedTextProps {
  text: string;
  typed: string;
  /** Class of the typed words. */
  className: string;
}

/** A text with the typed words marked. */
export const MatchedText = ({ text, typed, className }: MatchedTextProps) =>
  splitMatches(text, typed).map((part, index) =>
    part.isMatch ? (
      <span key={index} className={className}>
        {part.text}
      </span>
    ) : (
      part.text
    ),
  );
