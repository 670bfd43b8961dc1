import { detailCard, type Group, groupPanels } from "@rotunda/core";
import { GroupIdentity, GroupPanels, GroupSkeleton, OnThisPage, ProfileLayout } from "@rotunda/ui";
import { useStars } from "../briefcase/use-stars.ts";
import { useConfig } from "../react/use-known.ts";
import type { ScreenProps } from "../routing/visit.ts";
import { DetailFailure } from "../shell/detail-failure.tsx";
import { useDetail } from "../shell/use-detail.ts";
import { useOpenPanels } from "../shell/use-open-panels.ts";

/** A committee or caucus (spec 2, "Group screen"). */
export function GroupScreen({ visit }: ScreenProps) {
  const state = useDetail(visit);
  if (state.status === "failed") return <DetailFailure view={state.view} />;
  if (state.status === "done" && state.detail.kind === "group") return <GroupDetails group={state.detail.group} />;
  return <GroupSkeleton />;
}

function GroupDetails({ group }: { group: Group }) {
  const config = useConfig();
  const starOf = useStars();
  const panels = groupPanels(group);
  const [openIds, setOpenIds] = useOpenPanels(group.briefcaseItemId, () => new Set(panels.map(({ id }) => id)));
  return (
    <ProfileLayout
      side={
        <GroupIdentity
          group={group}
          modules={config?.lookups.subscriptionModules ?? []}
          briefcase={starOf?.(detailCard({ kind: "group", group }))}
        />
      }
      contents={<OnThisPage sections={panels} onChoose={(id) => setOpenIds(new Set([...openIds, id]))} />}
    >
      <GroupPanels group={group} openIds={openIds} onOpenIdsChange={setOpenIds} starOf={starOf} />
    </ProfileLayout>
  );
}
