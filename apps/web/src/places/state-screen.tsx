import {
  buildSearchHref,
  createDefaultQuery,
  toDetailCard,
  type SearchQuery,
  type State,
  formatStateInSentence,
  listStatePanels,
  listStateSearches,
} from "@rotunda/core";
import {
  LocationMap,
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
import { LazyFollowControl } from "../inbox/lazy-follow-control.tsx";
import { useToday } from "../react/services.tsx";
import { useConfig } from "../react/use-session.ts";
import { createDetailScreen } from "../shell/detail-page.tsx";
import { useRecordPanels } from "../shell/use-record-panels.tsx";
import { StateGoogleMap } from "./state-google-map.tsx";

/** A state, the federal district or a territory. */
export const StateScreen = createDetailScreen("state", <StateSkeleton />, StateDetails);

function StateDetails({ state }: { state: State }) {
  const getStar = useStars();
  const today = useToday();
  const config = useConfig();
  const { name, shortCode, geodata } = state;
  const { contents, open } = useRecordPanels(state.briefcaseItemId, name, listStatePanels(state));
  const query: SearchQuery = { ...createDefaultQuery(), currentOfficeStates: [{ id: shortCode, name }] };
  return (
    <>
      <StateHead state={state} />
      <ProfileLayout
        side={
          <>
            <PlaceActions name={name} briefcase={getStar?.(toDetailCard({ kind: "state", state }))}>
              <LazyFollowControl record={state.briefcaseItemId} />
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
              links={listStateSearches(state, config?.content ?? []).map(({ text, scope }) => ({
                text,
                href: buildSearchHref(scope, query),
              }))}
            />
          </>
        }
        contents={contents}
      >
        <StatePanels state={state} getStar={getStar} today={today} {...open} />
        <RecordChanges record={state.briefcaseItemId} state={shortCode} />
      </ProfileLayout>
    </>
  );
}
