import { canExportRecord, computeExportAllowance, type RouteName } from "@rotunda/core";
import { ExportButton } from "@rotunda/ui";
import * as token from "../di/tokens.ts";
import { useLazyService } from "../react/services.tsx";
import { useReader } from "../react/use-session.ts";

export interface RecordExportButtonProps {
  /** A route with an export: ProfileKW, Agency, Caucus, Committee. */
  route: RouteName;
  record: { id: number; name: string };
}

/** Exports the people of one record. */
export function RecordExportButton({ route, record }: RecordExportButtonProps) {
  const reader = useReader();
  const contacts = useLazyService(token.ContactExportStore);
  if (!reader || !canExportRecord(reader.access)) return null;
  const { almanacExportCount: used, almanacMaxExports: cap } = reader.session;
  return (
    <ExportButton
      remaining={computeExportAllowance({ used, cap }).remaining}
      isRunning={contacts.isLoading}
      onExport={() => contacts.call((store) => store.runOn({ route, record }))}
    />
  );
}
