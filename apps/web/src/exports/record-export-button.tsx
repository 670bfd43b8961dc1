import { canExportRecord, computeExportAllowance, type RouteName } from "@rotunda/core";
import { ExportButton } from "@rotunda/ui";
import * as token from "../di/tokens.ts";
import { useService } from "../react/services.tsx";
import { useBehavior } from "../react/use-behavior.ts";
import { useReader } from "../react/use-session.ts";

export interface RecordExportButtonProps {
  /** The page's route, of those that have an export: ProfileKW, Agency, Caucus, Committee. */
  route: RouteName;
  record: { id: number; name: string };
}

/** The contact export of a record's page, for who may use it ("Non-search export"). */
export function RecordExportButton({ route, record }: RecordExportButtonProps) {
  const reader = useReader();
  const store = useService(token.ContactExportStore);
  const { status } = useBehavior(store.state$);
  if (!reader || !canExportRecord(reader.access)) return null;
  const { almanacExportCount: used, almanacMaxExports: cap } = reader.session;
  return (
    <ExportButton
      remaining={computeExportAllowance({ used, cap }).remaining}
      isRunning={status === "running"}
      onExport={() => store.runOn({ route, record })}
    />
  );
}
