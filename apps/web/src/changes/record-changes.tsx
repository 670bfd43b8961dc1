import { buildChangesHref } from "@rotunda/core";
import { RecentChanges } from "@rotunda/ui";
import { useEffect } from "react";
import { bindChanges } from "../di/changes-stores.ts";
import * as token from "../di/tokens.ts";
import { useBehavior, useScreenService } from "../react/services.tsx";

const SHOWN = 5;

export interface RecordChangesProps {
  /** `{id}-{record type}` */
  record: string;
  /** A state's page shows the changes of all its records. */
  state?: string;
}

/** If the changes can't be loaded, the page does without them. */
export function RecordChanges({ record, state = "" }: RecordChangesProps) {
  const store = useScreenService(token.RecordChangesStore, bindChanges);
  const shown = useBehavior(store.state$);
  useEffect(() => {
    store.show({ kinds: [], state, record: state === "" ? record : "", days: 0, page: 1 });
  }, [store, state, record]);
  if (shown.status !== "done") return null;
  const href = buildChangesHref({ ...(state === "" ? { record } : { state }), days: 0 });
  return <RecentChanges changes={shown.page.changes.slice(0, SHOWN)} record={record} href={href} />;
}
