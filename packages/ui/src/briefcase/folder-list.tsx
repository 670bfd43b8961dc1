import { type Folder as BriefcaseFolder, formatNumber, chooseNoun, chooseItemsNoun } from "@rotunda/core";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { Folder, FolderOpen } from "../primitives/icon/icon.tsx";
import { VisuallyHidden } from "../primitives/live-region/live-region.tsx";
import { Tag } from "../primitives/tag/tag.tsx";
import { type, ruled } from "../theme/layout.css.ts";
import * as styles from "./briefcase.css.ts";

export interface FolderListProps {
  folders: readonly BriefcaseFolder[];
  currentFolderId: number;
  getHref: (folder: BriefcaseFolder) => string;
  madeFolderId?: number | null;
  action?: ReactNode;
}

/** The folders of the Briefcase; the default folder has the URL without an id. */
export function FolderList({ folders, currentFolderId, getHref, madeFolderId = null, action }: FolderListProps) {
  const list = useRef<HTMLUListElement>(null);
  const isThere = folders.some(({ id }) => id === madeFolderId);

  // Before paint, so that keystrokes aren't lost.
  useLayoutEffect(() => {
    if (isThere) list.current?.querySelector<HTMLElement>(`[data-folder="${madeFolderId}"]`)?.focus();
  }, [isThere, madeFolderId]);

  return (
    <nav aria-label="Folders">
      <div className={styles.head}>
        <h2 className={type.h2}>Folders</h2>
        {action}
      </div>
      <ul ref={list} className={ruled}>
        {folders.map((folder) => {
          const { id, name, items, live } = folder;
          const isCurrent = id === currentFolderId;
          return (
            <li key={id}>
              <a
                className={styles.foldersFolder}
                data-folder={id}
                href={getHref(folder)}
                aria-current={isCurrent ? "page" : undefined}
              >
                <span className={styles.icon}>{isCurrent ? <FolderOpen /> : <Folder />}</span>
                <span className={styles.foldersName}>
                  <span dir="auto">{name}</span> {live && <Tag tone="outline">Live</Tag>}
                </span>
                <span className={styles.foldersCount}>
                  {formatNumber(items.length)}
                  <VisuallyHidden> {chooseNoun(items.length, chooseItemsNoun(items))}</VisuallyHidden>
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

export interface BriefcaseLayoutProps {
  folders: ReactNode;
  searches?: ReactNode;
  children: ReactNode;
}

/** Folders and saved searches above the selected folder, or beside it from 960 px. */
export function BriefcaseLayout({ folders, searches, children }: BriefcaseLayoutProps) {
  return (
    <div className={styles.columns}>
      <div>
        {folders}
        {searches}
      </div>
      <div>{children}</div>
    </div>
  );
}
