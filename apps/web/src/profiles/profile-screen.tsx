import {
  toDetailCard,
  listInitiallyOpen,
  listProfileNotices,
  listProfilePanels,
  type PersonProfile,
} from "@rotunda/core";
import {
  KeyFacts,
  LifeInBrief,
  OnThisPage,
  ProfileIdentity,
  ProfileLayout,
  ProfilePanels,
  ProfileSkeleton,
} from "@rotunda/ui";
import { useStars } from "../briefcase/use-stars.ts";
import { RecordChanges } from "../changes/record-changes.tsx";
import { useNotes } from "../notes/use-notes.tsx";
import * as token from "../di/tokens.ts";
import { RecordExportButton } from "../exports/record-export-button.tsx";
import { useProfileFiles } from "../exports/use-profile-files.ts";
import { Follow } from "../inbox/follow.tsx";
import { useConfig, useReader } from "../react/use-session.ts";
import { useLate, useToday } from "../react/services.tsx";
import { DetailFailure } from "../shell/detail-failure.tsx";
import { useDetail } from "../shell/use-detail.ts";
import { useOpenPanels } from "../shell/use-open-panels.ts";
import type { ScreenProps, Visit } from "../routing/visit.ts";

/** A person's profile, by either kind of id. */
export function ProfileScreen({ visit }: ScreenProps) {
  const state = useDetail(visit);
  if (state.status === "failed") return <DetailFailure view={state.view} failure={state.failure} />;
  if (state.status === "done" && state.detail.kind === "profile")
    return <Profile profile={state.detail.profile} visit={visit} />;
  return <ProfileSkeleton />;
}

function Profile({ profile, visit: { route, id } }: { profile: PersonProfile; visit: Visit }) {
  const config = useConfig();
  const reader = useReader();
  const starOf = useStars();
  const today = useToday();
  const files = useProfileFiles(profile);
  const profileFiles = useLate(token.ProfileFileStore);
  const panels = listProfilePanels(profile);
  const [openIds, setOpenIds] = useOpenPanels(profile.briefcaseItemId, () => listInitiallyOpen(panels));
  const notices = listProfileNotices(profile, reader?.access.hasVignetteAccess ?? false, config?.constants.productName);
  const notes = useNotes({ record: profile.briefcaseItemId, name: profile.preferredNameDisplay, openIds, setOpenIds });
  return (
    <ProfileLayout
      side={
        <>
          <ProfileIdentity
            profile={profile}
            modules={config?.lookups.subscriptionModules ?? []}
            briefcase={starOf?.(toDetailCard({ kind: "profile", profile }))}
            downloads={files}
            follow={<Follow record={profile.briefcaseItemId} />}
            actions={
              route === "ProfileKW" && id !== null ? (
                <RecordExportButton route={route} record={{ id, name: profile.preferredNameDisplay }} />
              ) : undefined
            }
            notices={notices.map(({ text }) => text)}
            today={today}
          />
          <LifeInBrief profile={profile} today={today} />
        </>
      }
      contents={<OnThisPage sections={notes.addTo(panels)} onChoose={(id) => setOpenIds(new Set([...openIds, id]))} />}
    >
      <KeyFacts profile={profile} today={today} />
      <ProfilePanels
        profile={profile}
        openIds={openIds}
        onOpenIdsChange={setOpenIds}
        second={notes.second}
        onSaveVcard={() => profileFiles.call((store) => store.saveVcard(profile, window.location.origin))}
      />
      <RecordChanges record={profile.briefcaseItemId} />
    </ProfileLayout>
  );
}
