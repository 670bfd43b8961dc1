import { describeVersion, formatInstant, type NoteVersion } from "@rotunda/core";
import { useState } from "react";
import { TextButton } from "../primitives/text-link/text-link.tsx";
import { ComparedText } from "./compared-text.tsx";
import * as styles from "./notes.css.ts";

export interface NoteVersionsProps {
  /** Newest first; null while loading. */
  versions: readonly NoteVersion[] | null;
  onPutBack: (version: NoteVersion) => void;
}

export function NoteVersions({ versions, onPutBack }: NoteVersionsProps) {
  const [read, setRead] = useState<number | null>(null);
  if (versions === null) return <p className={styles.label}>Loading versions…</p>;
  return (
    <ol className={styles.versions} role="list" aria-label="Versions">
      {versions.map((version, at) => {
        const before = versions[at + 1] ?? null;
        const isRead = read === version.version;
        return (
          <li key={version.version} className={styles.version}>
            <div className={styles.head}>
              <span className={styles.about}>
                <span className={styles.author}>{version.authorName}</span>
                <span>{formatInstant(version.savedAt)}</span>
                <span>{describeVersion(version, before)}</span>
              </span>
              <span className={styles.actions}>
                {at === 0 && <span className={styles.label}>Now</span>}
                <TextButton aria-expanded={isRead} onClick={() => setRead(isRead ? null : version.version)}>
                  {isRead ? "Hide" : "Read"}
                </TextButton>
                {at > 0 && <TextButton onClick={() => onPutBack(version)}>Put back</TextButton>}
              </span>
            </div>
            {isRead && <ComparedText before={before?.text ?? version.text} text={version.text} />}
          </li>
        );
      })}
    </ol>
  );
}
