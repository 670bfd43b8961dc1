import { type Group, planGroupMassAdd } from "@rotunda/core";
import { Button, FolderPlus } from "@rotunda/ui";
import * as token from "../di/tokens.ts";
import { useService } from "../react/services.tsx";
import { useReader } from "../react/use-session.ts";

/** Adds all members of a group to a folder, with the dialog that search results use. */
export function GroupMassAddButton({ group }: { group: Group }) {
  const reader = useReader();
  const massAdd = useService(token.MassAddStore);
  const offer = reader && planGroupMassAdd(group, reader.access);
  if (!offer) return null;
  const { label, isDisabled, query, members } = offer;
  return (
    <Button
      isFullWidth
      icon={<FolderPlus size="small" />}
      isUnavailable={isDisabled}
      onClick={() => massAdd.open("universal", query, members)}
    >
      {label}
    </Button>
  );
}
