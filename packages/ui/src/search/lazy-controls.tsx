import { createLazyPart } from "../primitives/lazy-part/lazy-part.tsx";
import { Skeleton } from "../primitives/skeleton/skeleton.tsx";
import * as styles from "./filter-panels.css.ts";

/** Controls with their own libraries, loaded with the first section that contains one. */
const waiting = <Skeleton className={styles.waiting} />;

export const MultiCombobox = createLazyPart(
  () => import("../primitives/multi-combobox/multi-combobox.tsx").then((module) => module.MultiCombobox),
  { waiting },
);

export const TreeSelect = createLazyPart(
  () => import("../primitives/tree-select/tree-select.tsx").then((module) => module.TreeSelect),
  { waiting },
);

/** Loaded by the first search for a ZIP code. */
export const TownList = createLazyPart(() => import("./places-found.tsx").then((module) => module.TownList));
export const ZipCodePanel = createLazyPart(() => import("./places-found.tsx").then((module) => module.ZipCodePanel));
export const RecentChanges = createLazyPart(() =>
  import("../changes/recent-changes.tsx").then((module) => module.RecentChanges),
);
export const RecordNotes = createLazyPart(
  () => import("../notes/record-notes.tsx").then((module) => module.RecordNotes),
  { waiting },
);
