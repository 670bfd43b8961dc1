import {
  toDetailCard,
  listProfileNotices,
  listProfilePanels,
  type PersonProfile,
  listProfileDownloads,
} from "@rotunda/core";
import {
  KeyFacts,
  LifeInBrief,
  ProfileIdentity,
  ProfileLayout,
  ProfilePanels,
  ProfileSkeleton,
  type ProfileFile,
} from "@rotunda/ui";
import { useState } from "react";
import { useStars } from "../briefcase/use-stars.ts";
import { RecordChanges } from "../changes/record-changes.tsx";
import * as token from "../di/tokens.ts";
import { RecordExportButton } from "../exports/record-export-button.tsx";
import { LazyFollowControl } from "../inbox/lazy-follow-control.tsx";
import { useLazyService, useToday, IDLE, useBehavior } from "../react/services.tsx";
import { useConfig, useReader } from "../react/use-session.ts";
import type { Visit } from "../routing/guard-route.ts";
import { createDetailScreen } from "../shell/detail-page.tsx";
import { useRecordPanels } from "../shell/use-record-panels.tsx";

/** A person's profile, by either kind of id. */
export const ProfileScreen = createDetailScreen("profile", <ProfileSkeleton />, Profile);

function Profile({ profile, visit: { route, id } }: { profile: PersonProfile; visit: Visit }) {
  const config = useConfig();
  const reader = useReader();
  const getStar = useStars();
  const today = useToday();
  const files = useProfileFiles(profile);
  const profileFiles = useLazyService(token.ProfileFileStore);
  const name = profile.preferredNameDisplay;
  const { contents, open } = useRecordPanels(profile.briefcaseItemId, name, listProfilePanels(profile));
  const hasAccess = reader?.access.hasVignetteAccess ?? false;
  const notices = listProfileNotices(profile, hasAccess, config?.constants.productName);
  return (
    <ProfileLayout
      side={
        <>
          <ProfileIdentity
            profile={profile}
            modules={config?.lookups.subscriptionModules ?? []}
            briefcase={getStar?.(toDetailCard({ kind: "profile", profile }))}
            downloads={files}
            follow={<LazyFollowControl record={profile.briefcaseItemId} />}
            actions={
              route === "ProfileKW" && id !== null ? (
                <RecordExportButton route={route} record={{ id, name }} />
              ) : undefined
            }
            notices={notices}
            today={today}
          />
          <LifeInBrief profile={profile} today={today} />
        </>
      }
      contents={contents}
    >
      <KeyFacts profile={profile} today={today} />
      <ProfilePanels
        profile={profile}
        onSaveVcard={() => profileFiles.call((store) => store.saveVcard(profile, window.location.origin))}
        {...open}
      />
      {hasAccess && <RecordChanges record={profile.briefcaseItemId} />}
    </ProfileLayout>
  );
}

/** While one loads, all are disabled. */
function useProfileFiles(profile: PersonProfile): ProfileFile[] {
  const reader = useReader();
  const files = useLazyService(token.ProfileFileStore);
  const [requested, setRequested] = useState<string | null>(null);
  const known = useBehavior(files.service?.state$, IDLE);
  const state = files.isLoading ? { status: "cooling-down" as const, loadingHref: requested } : known;
  if (!reader) return [];
  return listProfileDownloads(profile, reader.access).map((file) => ({
    label: file.label,
    href: file.href,
    state: state.status === "idle" ? "ready" : state.loadingHref === file.href ? "loading" : "cooling-down",
    onDownload: () => {
      setRequested(file.href);
      files.call((store) => store.download(file));
    },
  }));
}
