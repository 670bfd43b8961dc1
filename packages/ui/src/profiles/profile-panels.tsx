import {
  describeMissingContents,
  PANEL_HTML,
  formatPanelNote,
  type PersonProfile,
  type ProfilePanel,
  listProfilePanels,
} from "@rotunda/core";
import type { ReactNode } from "react";
import { stackSource as source } from "./panels/panels.css.ts";
import { type OpenPanels, PanelStack } from "./panel-stack.tsx";
import { DelegationPanel, SeatPanel, RelatedPanel } from "./panels/people-panels.tsx";
import { FinancePanel } from "./panels/finance-panel.tsx";
import { TextPanel } from "./panels/text-panel.tsx";
import { NarrativePanel } from "./panels/narrative-panel.tsx";
import { HistoryPanel } from "./panels/history-panel.tsx";
import { LegislativePanel } from "./panels/legislative-panel.tsx";
import { OfficesPanel, SocialPanel } from "./panels/contact-panels.tsx";
import { RatingsPanel } from "./panels/ratings-panel.tsx";
import { StaffersTable } from "./panels/staffers-table.tsx";
import { Note } from "../primitives/note/note.tsx";

export interface ProfilePanelsProps extends OpenPanels {
  profile: PersonProfile;
  onSaveVcard: () => void;
}

/** The sections of a profile that have content (PROF-01), with their sources, and a sentence about the others. */
export function ProfilePanels({ profile, onSaveVcard, ...open }: ProfilePanelsProps) {
  const panels = listProfilePanels(profile).map((panel) => ({ ...panel, note: formatPanelNote(panel, profile) }));
  const missing = describeMissingContents(profile);
  return (
    <>
      <PanelStack panels={panels} updatedDate={profile.updatedDate} {...open}>
        {(panel) => (
          <>
            {renderPanel(panel, profile, onSaveVcard)}
            {profile.panelSources[panel.id] !== undefined && (
              <p className={source}>Source: {profile.panelSources[panel.id]}</p>
            )}
          </>
        )}
      </PanelStack>
      {missing !== "" && <Note tone="notice">{missing}</Note>}
    </>
  );
}

type Contents = (profile: PersonProfile, onSaveVcard: () => void) => ReactNode;

const CONTENTS: Record<Exclude<ProfilePanel["kind"], "html">, Contents> = {
  narrative: (profile) => <NarrativePanel profile={profile} />,
  legislative: (profile) => <LegislativePanel profile={profile} />,
  staffers: (profile) => (
    <StaffersTable staffers={profile.staffers} caption={`Staffers of ${profile.preferredNameDisplay}`} />
  ),
  finance: (profile) => <FinancePanel profile={profile} />,
  ratings: (profile) => <RatingsPanel ratings={profile.sigRatings} />,
  web: (profile) => <SocialPanel profile={profile} />,
  offices: (profile, onSaveVcard) => <OfficesPanel profile={profile} onSaveVcard={onSaveVcard} />,
  history: (profile) => <HistoryPanel profile={profile} />,
  seat: ({ seatHolders }) => <SeatPanel holders={seatHolders} />,
  delegation: ({ delegation }) => <DelegationPanel members={delegation} />,
  related: (profile) => <RelatedPanel profiles={profile.relatedProfiles} />,
};

function renderPanel({ kind, id }: ProfilePanel, profile: PersonProfile, onSaveVcard: () => void): ReactNode {
  if (kind !== "html") return CONTENTS[kind](profile, onSaveVcard);
  return <TextPanel html={id in PANEL_HTML ? profile[PANEL_HTML[id as keyof typeof PANEL_HTML]] : ""} />;
}
