import {
  buildSearchHref,
  type Agency,
  listAgencyPanels,
  createDefaultQuery,
  toDetailCard,
  buildHref,
} from "@rotunda/core";
import { AgencyIdentity, AgencyPanels, GroupSkeleton, OnThisPage, PlaceLinks, ProfileLayout } from "@rotunda/ui";
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

/** A department, agency or office. */
export function AgencyScreen({ visit }: ScreenProps) {
  const state = useDetail(visit);
  if (state.status === "failed") return <DetailFailure view={state.view} failure={state.failure} />;
  if (state.status === "done" && state.detail.kind === "agency") return <AgencyDetails agency={state.detail.agency} />;
  return <GroupSkeleton />;
}

function AgencyDetails({ agency }: { agency: Agency }) {
  const config = useConfig();
  const starOf = useStars();
  const { sections, openIds, setOpenIds, openSection } = usePanels(agency.briefcaseItemId, listAgencyPanels(agency));
  const { id, agencyFull: name, people } = agency;
  const query = { ...createDefaultQuery(), agencies: [{ id: String(id), name }] };
  const notes = useNotes({ record: agency.briefcaseItemId, name: agency.agencyFull, openIds, setOpenIds });
  return (
    <ProfileLayout
      side={
        <AgencyIdentity
          agency={agency}
          modules={config?.lookups.subscriptionModules ?? []}
          briefcase={starOf?.(toDetailCard({ kind: "agency", agency }))}
          actions={
            <>
              <Follow record={agency.briefcaseItemId} />
              {people.length > 0 && <RecordExportButton route="Agency" record={{ id, name }} />}
            </>
          }
        >
          <PlaceLinks
            title="See also"
            links={[
              { text: "Search its people", href: buildSearchHref("federal", query) },
              { text: "Browse by federal office", href: buildHref("BrowseByAgency") },
            ]}
          />
        </AgencyIdentity>
      }
      contents={<OnThisPage sections={notes.addTo(sections)} onChoose={openSection} />}
    >
      <AgencyPanels
        agency={agency}
        openIds={openIds}
        onOpenIdsChange={setOpenIds}
        second={notes.second}
        starOf={starOf}
      />
      <RecordChanges record={agency.briefcaseItemId} />
    </ProfileLayout>
  );
}
