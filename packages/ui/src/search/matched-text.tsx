import { splitMatches } from "./split-matches.ts";

export const MatchedText = ({ text, typed, className }: { text: string; typed: string; className: string }) =>
  splitMatches(text, typed).map((part, index) =>
    part.isMatch ? (
      <span key={index} className={className}>
        {part.text}
      </span>
    ) : (
      part.text
    ),
  );
