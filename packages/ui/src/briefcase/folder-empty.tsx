import { buildHref } from "@rotunda/core";
import { EmptyState } from "../primitives/empty-state/empty-state.tsx";
import { TextLink } from "../primitives/text-link/text-link.tsx";

export function FolderEmpty() {
  return (
    <EmptyState
      title="This folder is empty."
      action={<TextLink href={buildHref("SearchCongressional")}>Search for profiles</TextLink>}
    >
      Press the star beside a name to keep a profile in your Briefcase.
    </EmptyState>
  );
}
