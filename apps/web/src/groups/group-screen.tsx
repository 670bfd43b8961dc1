import { buildSharedMembersHref, toDetailCard, type Group, listGroupPanels } from "@rotunda/core";
import { GroupIdentity, GroupPanels, GroupSkeleton, OnThisPage, ProfileLayout, TextLink } from "@rotunda/ui";
import { useStars } from "../briefcase/use-stars.ts";
import { RecordChanges } from "../changes/record-changes.tsx";
import { useNotes } from "../notes/use-notes.tsx";
import { RecordExportButton } from "../exports/record-export-button.tsx";
import { Follow } from "../inbox/follow.tsx";
import { useConfig } from "../react/use-session.ts";
import type { ScreenProps } from "../routing/visit.ts";
import { DetailFailure } from "../shell/detail-failure.tsx";
import { useDetail } from "../shell/use-detail.ts";
import { usePanels } from "../shell/use-panels.ts";
import { GroupMassAddButton } from "./group-mass-add-button.tsx";
import { useGroupBooks } from "./use-group-books.ts";

/** A committee or caucus. */
export function GroupScreen({ visit }: ScreenProps) {
  const state = useDetail(visit);
  if (state.status === "failed") return <DetailFailure view={state.view} failure={state.failure} />;
  if (state.status === "done" && state.detail.kind === "group") {
    return <GroupDetails group={state.detail.group} visit={visit} />;
  }
  return <GroupSkeleton />;
}

function GroupDetails({ group, visit }: { group: Group } & ScreenProps) {
  const config = useConfig();
  const starOf = useStars();
  const bookOf = useGroupBooks(group);
  const panels = listGroupPanels(group).map((panel) => ({ ...panel, isOpen: true }));
  const { sections, openIds, setOpenIds, openSection } = usePanels(group.briefcaseItemId, panels);
  const notes = useNotes({ record: group.briefcaseItemId, name: group.longName, openIds, setOpenIds });
  return (
    <ProfileLayout
      side={
        <GroupIdentity
          group={group}
          modules={config?.lookups.subscriptionModules ?? []}
          briefcase={starOf?.(toDetailCard({ kind: "group", group }))}
          book={bookOf(null)}
          actions={
            <>
              <Follow record={group.briefcaseItemId} />
              <GroupMassAddButton group={group} />
              <RecordExportButton route={visit.route} record={{ id: group.id, name: group.longName }} />
              <TextLink look="action" href={buildSharedMembersHref([group.briefcaseItemId])}>
                Compare members with another group
              </TextLink>
            </>
          }
        />
      }
      contents={<OnThisPage sections={notes.addTo(sections)} onChoose={openSection} />}
    >
      <GroupPanels
        group={group}
        openIds={openIds}
        onOpenIdsChange={setOpenIds}
        second={notes.second}
        starOf={starOf}
        bookOf={bookOf}
      />
      <RecordChanges record={group.briefcaseItemId} />
    </ProfileLayout>
  );
}
