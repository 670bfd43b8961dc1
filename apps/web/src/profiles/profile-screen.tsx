import { profileNotices, profilePanels, type PersonProfile, type SearchItem } from "@rotunda/core";
import {
  LifeInBrief,
  OnThisPage,
  ProfileIdentity,
  ProfileLayout,
  ProfilePanels,
  openAtFirst,
  ProfileSkeleton,
} from "@rotunda/ui";
import { useStars } from "../briefcase/use-stars.ts";
import { useConfig, useReader } from "../react/use-known.ts";
import { DetailFailure } from "../shell/detail-failure.tsx";
import { useDetail } from "../shell/use-detail.ts";
import { useOpenPanels } from "../shell/use-open-panels.ts";
import type { ScreenProps } from "../routing/visit.ts";

/** A person's profile, by either of its two kinds of id (spec 2). */
export function ProfileScreen({ visit }: ScreenProps) {
  const state = useDetail(visit);
  if (state.status === "failed") return <DetailFailure view={state.view} />;
  if (state.status === "done" && state.detail.kind === "profile") return <Profile profile={state.detail.profile} />;
  return <ProfileSkeleton />;
}

function Profile({ profile }: { profile: PersonProfile }) {
  const config = useConfig();
  const reader = useReader();
  const starOf = useStars();
  const [openIds, setOpenIds] = useOpenPanels(profile.briefcaseItemId, () => openAtFirst(profile));
  const panels = profilePanels(profile);
  const notices = profileNotices(profile, reader?.access.hasVignetteAccess ?? false);
  return (
    <ProfileLayout
      side={
        <>
          <ProfileIdentity
            profile={profile}
            modules={config?.lookups.subscriptionModules ?? []}
            briefcase={starOf?.(cardOf(profile))}
            notices={notices.map(({ text }) => text)}
          />
          <LifeInBrief profile={profile} />
        </>
      }
      contents={<OnThisPage sections={panels} onChoose={(id) => setOpenIds(new Set([...openIds, id]))} />}
    >
      <ProfilePanels profile={profile} openIds={openIds} onOpenIdsChange={setOpenIds} />
    </ProfileLayout>
  );
}

/** The card the Briefcase keeps of a profile. */
const cardOf = (profile: PersonProfile): SearchItem => ({
  id: profile.id,
  briefcaseItemId: profile.briefcaseItemId,
  isFormer: profile.isFormer,
  positionSummary: profile.positionSummary,
  preferredNameDisplay: profile.preferredNameDisplay,
  title: profile.title,
  politicalParty: profile.politicalParty,
  quickSummary: profile.quickSummary,
  headshot: profile.headshot,
  subscriptionModules: profile.subscriptionModules,
  recordType: profile.recordType,
  addedToBriefcase: profile.addedToBriefcase,
  leadershipRole: profile.leadershipRole,
  isPaywalled: false,
});
