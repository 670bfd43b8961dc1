import { buildSharedMembersHref, toDetailCard, type Group, listGroupPanels } from "@rotunda/core";
import { GroupIdentity, GroupPanels, GroupSkeleton, ProfileLayout, TextLink } from "@rotunda/ui";
import { useStars } from "../briefcase/use-stars.ts";
import { RecordChanges } from "../changes/record-changes.tsx";
import { RecordExportButton } from "../exports/record-export-button.tsx";
import { Follow } from "../inbox/follow.tsx";
import { useConfig } from "../react/use-session.ts";
import type { ScreenProps } from "../routing/visit.ts";
import { DetailPage } from "../shell/detail-page.tsx";
import { useRecordPanels } from "../shell/use-record-panels.tsx";
import { GroupMassAddButton } from "./group-mass-add-button.tsx";
import { useGroupBooks } from "./use-group-books.ts";

/** A committee or caucus. */
export function GroupScreen({ visit }: ScreenProps) {
  return (
    <DetailPage visit={visit} kind="group" skeleton={<GroupSkeleton />}>
      {({ group }) => <GroupDetails group={group} visit={visit} />}
    </DetailPage>
  );
}

function GroupDetails({ group, visit }: { group: Group } & ScreenProps) {
  const config = useConfig();
  const starOf = useStars();
  const bookOf = useGroupBooks(group);
  const { contents, open } = useRecordPanels(group.briefcaseItemId, group.longName, listGroupPanels(group));
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
      contents={contents}
    >
      <GroupPanels group={group} starOf={starOf} bookOf={bookOf} {...open} />
      <RecordChanges record={group.briefcaseItemId} />
    </ProfileLayout>
  );
}
