import { type Folder as BriefcaseFolder, folderHref, formatNumber, nounFor } from "@rotunda/core";
import type { ReactNode } from "react";
import { Folder, FolderOpen } from "../primitives/icon/icon.tsx";
import { VisuallyHidden } from "../primitives/visually-hidden/visually-hidden.tsx";
import * as styles from "./folder-list.css.ts";

export interface FolderListProps {
  folders: BriefcaseFolder[];
  currentFolderId: number;
  /** Beside the heading: the button that adds a folder. */
  action?: ReactNode;
}

/** The folders of the Briefcase; the default folder has the short address (spec 2, "Briefcase screens"). */
export function FolderList({ folders, currentFolderId, action }: FolderListProps) {
  return (
    <nav aria-label="Folders">
      <div className={styles.head}>
        <h2 className={styles.title}>Folders</h2>
        {action}
      </div>
      <ul className={styles.list}>
        {folders.map((folder) => {
          const { id, name, items } = folder;
          const isCurrent = id === currentFolderId;
          return (
            <li key={id}>
              <a className={styles.folder} href={folderHref(folder)} aria-current={isCurrent ? "page" : undefined}>
                <span className={styles.icon}>{isCurrent ? <FolderOpen /> : <Folder />}</span>
                <span className={styles.name} dir="auto">
                  {name}
                </span>
                <span className={styles.count}>
                  {formatNumber(items.length)}
                  <VisuallyHidden> {nounFor(items.length, "profile")}</VisuallyHidden>
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
