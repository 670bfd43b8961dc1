import {
  buildSearchHref,
  type Agency,
  listAgencyPanels,
  createDefaultQuery,
  toDetailCard,
  buildHref,
} from "@rotunda/core";
import { AgencyIdentity, AgencyPanels, GroupSkeleton, PlaceLinks, ProfileLayout } from "@rotunda/ui";
import { useStars } from "../briefcase/use-stars.ts";
import { RecordChanges } from "../changes/record-changes.tsx";
import { RecordExportButton } from "../exports/record-export-button.tsx";
import { LazyFollowControl } from "../inbox/lazy-follow-control.tsx";
import { useConfig } from "../react/use-session.ts";
import { createDetailScreen } from "../shell/detail-page.tsx";
import { useRecordPanels } from "../shell/use-record-panels.tsx";

export const AgencyScreen = createDetailScreen("agency", <GroupSkeleton />, AgencyDetails);

function AgencyDetails({ agency }: { agency: Agency }) {
  const config = useConfig();
  const getStar = useStars();
  const { id, agencyFull: name, people } = agency;
  const { contents, open } = useRecordPanels(agency.briefcaseItemId, name, listAgencyPanels(agency));
  const query = { ...createDefaultQuery(), agencies: [{ id: String(id), name }] };
  return (
    <ProfileLayout
      side={
        <AgencyIdentity
          agency={agency}
          modules={config?.lookups.subscriptionModules ?? []}
          briefcase={getStar?.(toDetailCard({ kind: "agency", agency }))}
          actions={
            <>
              <LazyFollowControl record={agency.briefcaseItemId} />
              {people.length > 0 && <RecordExportButton route="Agency" record={{ id, name }} />}
            </>
          }
        >
          <PlaceLinks
            title="See also"
            links={[
              ...(config?.content.includes("federal")
                ? [{ text: "Search its people", href: buildSearchHref("federal", query) }]
                : []),
              { text: "Browse by federal office", href: buildHref("BrowseByAgency") },
            ]}
          />
        </AgencyIdentity>
      }
      contents={contents}
    >
      <AgencyPanels agency={agency} getStar={getStar} {...open} />
      <RecordChanges record={agency.briefcaseItemId} />
    </ProfileLayout>
  );
}
