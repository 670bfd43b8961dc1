import { type Folder as BriefcaseFolder, hrefTo } from "@rotunda/core";
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
        {folders.map(({ id, name, isDefault, items }) => {
          const isCurrent = id === currentFolderId;
          return (
            <li key={id}>
              <a
                className={styles.folder}
                href={isDefault ? hrefTo("Briefcase") : hrefTo("BriefcaseFolder", { folderId: id })}
                aria-current={isCurrent ? "page" : undefined}
              >
                <span className={styles.icon}>{isCurrent ? <FolderOpen /> : <Folder />}</span>
                <span className={styles.name} dir="auto">
                  {name}
                </span>
                <span className={styles.count}>
                  {items.length}
                  <VisuallyHidden>{items.length === 1 ? " profile" : " profiles"}</VisuallyHidden>
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
