import {
  buildSharedMembersHref,
  toDetailCard,
  type Group,
  formatMemberView,
  listGroupPanels,
  parseMemberView,
  planGroupMassAdd,
  planGroupProfileBook,
  type MemberList,
} from "@rotunda/core";
import {
  GroupIdentity,
  GroupPanels,
  GroupSkeleton,
  ProfileLayout,
  TextLink,
  Button,
  FolderPlus,
  type GroupBook,
} from "@rotunda/ui";
import { useStars } from "../briefcase/use-stars.ts";
import { RecordChanges } from "../changes/record-changes.tsx";
import * as token from "../di/tokens.ts";
import { RecordExportButton } from "../exports/record-export-button.tsx";
import { LazyFollowControl } from "../inbox/lazy-follow-control.tsx";
import { useLazyService } from "../react/services.tsx";
import { useConfig, useReader } from "../react/use-session.ts";
import type { ScreenProps } from "../routing/guard-route.ts";
import { useUrlState } from "../routing/use-url-state.ts";
import { createDetailScreen } from "../shell/detail-page.tsx";
import { useRecordPanels } from "../shell/use-record-panels.tsx";

export const GroupScreen = createDetailScreen("group", <GroupSkeleton />, GroupDetails);

function GroupDetails({ group, visit }: { group: Group } & ScreenProps) {
  const config = useConfig();
  const getStar = useStars();
  const getBook = useGroupBooks(group);
  const [view, setView] = useUrlState(visit, (search) => parseMemberView(search, group), formatMemberView);
  const { contents, open } = useRecordPanels(group.briefcaseItemId, group.longName, listGroupPanels(group));
  return (
    <ProfileLayout
      side={
        <GroupIdentity
          group={group}
          modules={config?.lookups.subscriptionModules ?? []}
          briefcase={getStar?.(toDetailCard({ kind: "group", group }))}
          book={getBook(null)}
          actions={
            <>
              <LazyFollowControl record={group.briefcaseItemId} />
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
      <GroupPanels group={group} members={{ view, onViewChange: setView, getStar, getBook }} {...open} />
      <RecordChanges record={group.briefcaseItemId} />
    </ProfileLayout>
  );
}

function GroupMassAddButton({ group }: { group: Group }) {
  const reader = useReader();
  const massAdd = useLazyService(token.MassAddStore);
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

/** Returns the profile book of a group (null) or of one party's members; undefined without permission. */
function useGroupBooks(group: Group): (list: MemberList | null) => GroupBook | undefined {
  const reader = useReader();
  const config = useConfig();
  const dossiers = useLazyService(token.DossierStore);
  return (list) => {
    if (!reader) return undefined;
    const name = list?.members[0]?.politicalParty ?? "";
    const id = config?.lookups.politicalParties.find((party) => party.name === name)?.id;
    // The server can't filter by a party that has no id.
    if (list && id === undefined) return undefined;
    const part = list && id !== undefined ? { party: { id, name }, members: list.members.length } : null;
    const button = planGroupProfileBook(group, part, reader.access);
    if (button.status === "hidden") return undefined;
    const { label } = button;
    if (button.status === "disabled") return { label, isUnavailable: true, onOpen: () => {} };
    return { label, isUnavailable: false, onOpen: () => dossiers.call((store) => store.open(button.target)) };
  };
}
