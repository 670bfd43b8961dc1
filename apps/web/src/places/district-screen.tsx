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
import { DistrictIdentity, DistrictPanels, GroupSkeleton, PlaceLinks, ProfileLayout } from "@rotunda/ui";
import { useStars } from "../briefcase/use-stars.ts";
import { LazyFollowControl } from "../inbox/lazy-follow-control.tsx";
import { useToday } from "../react/services.tsx";
import { createDetailScreen } from "../shell/detail-page.tsx";
import { useRecordPanels } from "../shell/use-record-panels.tsx";

/** A district of the U.S. House or of a state's chamber. */
export const DistrictScreen = createDetailScreen("district", <GroupSkeleton />, DistrictDetails);

function DistrictDetails({ district }: { district: District }) {
  const getStar = useStars();
  const today = useToday();
  const { contents, open } = useRecordPanels(district.briefcaseItemId, district.name, listDistrictPanels(district));
  return (
    <ProfileLayout
      side={
        <DistrictIdentity
          district={district}
          briefcase={getStar?.(toDetailCard({ kind: "district", district }))}
          actions={<LazyFollowControl record={district.briefcaseItemId} />}
        >
          <PlaceLinks title="See also" links={listLinks(district)} />
        </DistrictIdentity>
      }
      contents={contents}
    >
      <DistrictPanels district={district} getStar={getStar} today={today} {...open} />
    </ProfileLayout>
  );
}

function listLinks({ id, name, legChamberId, representatives, state }: District) {
  const own: Partial<SearchQuery> = { currentOfficeCongressionalDistrict: { id: String(id), name } };
  const hasMember = legChamberId === CHAMBER_CODES.US_HOUSE && representatives.length > 0;
  const stateHref = buildRecordHref({ id: state.id, recordType: "state", preferredNameDisplay: state.name });
  return [
    ...(hasMember
      ? [{ text: "Member and staff", href: buildSearchHref("congressional", { ...createDefaultQuery(), ...own }) }]
      : []),
    { text: `All districts of ${formatStateInSentence(state.name)}`, href: `${stateHref}#districts` },
  ];
}
