import { type Group, planGroupMassAdd } from "@rotunda/core";
import { Button, FolderPlus } from "@rotunda/ui";
import * as token from "../di/tokens.ts";
import { useLate } from "../react/services.tsx";
import { useReader } from "../react/use-session.ts";

/** Adds all members of a group to a folder, with the dialog that search results use. */
export function GroupMassAddButton({ group }: { group: Group }) {
  const reader = useReader();
  const massAdd = useLate(token.MassAddStore);
  const offer = reader && planGroupMassAdd(group, reader.access);
  if (!offer) return null;
  const { label, isDisabled, query, members } = offer;
  return (
    <Button
      isFullWidth
      icon={<FolderPlus size="small" />}
      isUnavailable={isDisabled}
      onClick={() => massAdd.call((store) => store.open({ scope: "universal", query, hits: members }))}
    >
      {label}
    </Button>
  );
}
