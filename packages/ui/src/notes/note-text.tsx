import { type NotePart, parseNote } from "@rotunda/core";
import { TextLink } from "../primitives/text-link/text-link.tsx";
import * as styles from "./notes.css.ts";

/** A note as it was typed: paragraphs, lists, links and mentions. */
export function NoteText({ text, colleagues }: { text: string; colleagues?: readonly string[] }) {
  return (
    <div className={styles.body} dir="auto">
      {parseNote(text, colleagues).map(({ kind, lines }, at) =>
        kind === "list" ? (
          // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no identity
          <ul key={at} className={styles.items}>
            {lines.map((line, item) => (
              // oxlint-disable-next-line react/no-array-index-key -- likewise
              <li key={item}>{line.map(renderPart)}</li>
            ))}
          </ul>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- likewise
          <p key={at}>
            {lines.flatMap((line, number) => [
              ...(number > 0 ? [<br key={`line ${number}`} />] : []),
              ...line.map(renderPart),
            ])}
          </p>
        ),
      )}
    </div>
  );
}

function renderPart(part: NotePart, at: number) {
  if (part.kind === "link")
    return (
      <TextLink key={`${at} ${part.text}`} href={part.href} isExternal>
        {part.text.replace(/^mailto:/i, "")}
      </TextLink>
    );
  if (part.kind === "mention")
    return (
      <span key={`${at} ${part.text}`} className={styles.mention}>
        {part.text}
      </span>
    );
  return part.text;
}
