import {
  buildSearchHref,
  CHAMBER_CODES,
  createDefaultQuery,
  toDetailCard,
  type District,
  listDistrictPanels,
  buildRecordHref,
  type SearchQuery,
  formatStateInSentence,
} from "@rotunda/core";
import { DistrictIdentity, DistrictPanels, GroupSkeleton, OnThisPage, PlaceLinks, ProfileLayout } from "@rotunda/ui";
import { useStars } from "../briefcase/use-stars.ts";
import { Follow } from "../inbox/follow.tsx";
import { useNotes } from "../notes/use-notes.tsx";
import { useToday } from "../react/services.tsx";
import type { ScreenProps } from "../routing/visit.ts";
import { DetailFailure } from "../shell/detail-failure.tsx";
import { useDetail } from "../shell/use-detail.ts";
import { usePanels } from "../shell/use-panels.ts";

/** A district of the U.S. House or of a state's chamber. */
export function DistrictScreen({ visit }: ScreenProps) {
  const state = useDetail(visit);
  if (state.status === "failed") return <DetailFailure view={state.view} failure={state.failure} />;
  if (state.status === "done" && state.detail.kind === "district") {
    return <DistrictDetails district={state.detail.district} />;
  }
  return <GroupSkeleton />;
}

function DistrictDetails({ district }: { district: District }) {
  const starOf = useStars();
  const today = useToday();
  const { sections, openIds, setOpenIds, openSection } = usePanels(
    district.briefcaseItemId,
    listDistrictPanels(district),
  );
  const notes = useNotes({ record: district.briefcaseItemId, name: district.name, openIds, setOpenIds });
  return (
    <ProfileLayout
      side={
        <DistrictIdentity
          district={district}
          briefcase={starOf?.(toDetailCard({ kind: "district", district }))}
          actions={<Follow record={district.briefcaseItemId} />}
        >
          <PlaceLinks title="See also" links={listLinks(district)} />
        </DistrictIdentity>
      }
      contents={<OnThisPage sections={notes.addTo(sections)} onChoose={openSection} />}
    >
      <DistrictPanels
        district={district}
        openIds={openIds}
        onOpenIdsChange={setOpenIds}
        second={notes.second}
        starOf={starOf}
        today={today}
      />
    </ProfileLayout>
  );
}

/** Lists links to the state and, where searchable, to the staff of the district's member. */
function listLinks({ id, name, legChamberId, state }: District) {
  const own: Partial<SearchQuery> = { currentOfficeCongressionalDistrict: { id: String(id), name } };
  const isOfCongress = legChamberId === CHAMBER_CODES.US_HOUSE;
  const stateHref = buildRecordHref({ id: state.id, recordType: "state", preferredNameDisplay: state.name });
  return [
    ...(isOfCongress
      ? [{ text: "Member and staff", href: buildSearchHref("congressional", { ...createDefaultQuery(), ...own }) }]
      : []),
    { text: `All districts of ${formatStateInSentence(state.name)}`, href: `${stateHref}#districts` },
  ];
}
