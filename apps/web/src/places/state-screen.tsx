import {
  buildSearchHref,
  findChiefExecutive,
  createDefaultQuery,
  toDetailCard,
  buildHref,
  type SearchQuery,
  type State,
  formatStateInSentence,
  listStatePanels,
} from "@rotunda/core";
import {
  LocationMap,
  OnThisPage,
  PlaceActions,
  PlaceLinks,
  PlaceMap,
  ProfileLayout,
  SideBlock,
  StateHead,
  StatePanels,
  StateSkeleton,
} from "@rotunda/ui";
import { useStars } from "../briefcase/use-stars.ts";
import { RecordChanges } from "../changes/record-changes.tsx";
import { useNotes } from "../notes/use-notes.tsx";
import { Follow } from "../inbox/follow.tsx";
import { useToday } from "../react/services.tsx";
import type { ScreenProps } from "../routing/visit.ts";
import { DetailFailure } from "../shell/detail-failure.tsx";
import { useDetail } from "../shell/use-detail.ts";
import { usePanels } from "../shell/use-panels.ts";
import { StateGoogleMap } from "./state-google-map.tsx";

/** A state, the federal district or a territory. */
export function StateScreen({ visit }: ScreenProps) {
  const state = useDetail(visit);
  if (state.status === "failed") return <DetailFailure view={state.view} failure={state.failure} />;
  if (state.status === "done" && state.detail.kind === "state") return <StateDetails state={state.detail.state} />;
  return <StateSkeleton />;
}

function StateDetails({ state }: { state: State }) {
  const starOf = useStars();
  const today = useToday();
  const { sections, openIds, setOpenIds, openSection } = usePanels(state.briefcaseItemId, listStatePanels(state));
  const { name, shortCode, geodata } = state;
  const query: SearchQuery = { ...createDefaultQuery(), currentOfficeStates: [{ id: shortCode, name }] };
  const notes = useNotes({ record: state.briefcaseItemId, name: state.name, openIds, setOpenIds });
  return (
    <>
      <StateHead state={state} browseHref={buildHref("BrowseByState")} />
      <ProfileLayout
        side={
          <>
            <PlaceActions name={name} briefcase={starOf?.(toDetailCard({ kind: "state", state }))}>
              <Follow record={state.briefcaseItemId} />
            </PlaceActions>
            {geodata !== null && geodata.outline !== "" && (
              <SideBlock title="Map" isOnPaper={false}>
                <StateGoogleMap stateName={name}>
                  <PlaceMap label={`Map of ${formatStateInSentence(name)}`} geodata={geodata} />
                </StateGoogleMap>
                <LocationMap stateName={name} code={shortCode} />
              </SideBlock>
            )}
            <PlaceLinks
              title="Search here"
              links={[
                {
                  text: `Congress, ${findChiefExecutive(state).toLowerCase()} and their staff`,
                  href: buildSearchHref("congressional", query),
                },
                { text: "Legislature and staff", href: buildSearchHref("state", query) },
                { text: "All profiles", href: buildSearchHref("universal", query) },
              ]}
            />
          </>
        }
        contents={<OnThisPage sections={notes.addTo(sections)} onChoose={openSection} />}
      >
        <StatePanels
          state={state}
          openIds={openIds}
          onOpenIdsChange={setOpenIds}
          second={notes.second}
          starOf={starOf}
          today={today}
        />
        <RecordChanges record={state.briefcaseItemId} state={shortCode} />
      </ProfileLayout>
    </>
  );
}
