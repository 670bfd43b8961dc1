import { match } from "./keyword-field.css.ts";
import { splitMatches } from "./split-matches.ts";

/** A text with the typed words marked. */
export const MatchedText = ({ text, typed }: { text: string; typed: string }) =>
  splitMatches(text, typed).map((part, index) =>
    part.isMatch ? (
      <span key={index} className={match}>
        {part.text}
      </span>
    ) : (
      part.text
    ),
  );
