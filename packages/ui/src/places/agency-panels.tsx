import { type Agency, type AgencyPanelId, listAgencyPanels, type SearchItem } from "@rotunda/core";
import type { ReactNode } from "react";
import * as list from "../groups/groups.css.ts";
import type { MemberStar } from "../groups/member-list.tsx";
import { RecordLink } from "../primitives/text-link/text-link.tsx";
import { type OpenPanels, PanelStack } from "../profiles/panel-stack.tsx";
import { HistoryPanel } from "../profiles/panels/history-panel.tsx";
import { TextPanel } from "../profiles/panels/text-panel.tsx";
import { target } from "../theme/layout.css.ts";
import { AgencyPeople } from "./agency-people.tsx";

export interface AgencyPanelsProps extends OpenPanels {
  agency: Agency;
  starOf?: (person: SearchItem) => MemberStar;
}

export function AgencyPanels({ agency, starOf, ...open }: AgencyPanelsProps) {
  return (
    <PanelStack panels={listAgencyPanels(agency)} updatedDate={agency.updatedDate} {...open}>
      {({ id }) => CONTENTS[id]({ agency, starOf })}
    </PanelStack>
  );
}

type Shown = Omit<AgencyPanelsProps, keyof OpenPanels>;

const CONTENTS: Record<AgencyPanelId, (shown: Shown) => ReactNode> = {
  role: ({ agency }) => <TextPanel html={agency.role} />,
  people: (shown) => <AgencyPeople {...shown} />,
  agencies: ({ agency }) => <Parts agency={agency} />,
  history: ({ agency }) => <HistoryPanel profile={agency} />,
};

function Parts({ agency: { agencyFull, children } }: { agency: Agency }) {
  return (
    <ul className={`${list.subgroups} ${target}`}>
      {children.map((part) => (
        <li key={part.id} className={list.subgroup}>
          <RecordLink look="name" record={{ id: part.id, recordType: "agency", preferredNameDisplay: part.agencyFull }}>
            {removeOwner(part.agencyFull, agencyFull)}
          </RecordLink>
        </li>
      ))}
    </ul>
  );
}

/** Removes the department from the name: "Forest Service, Department of Agriculture" → "Forest Service". */
function removeOwner(name: string, owner: string): string {
  const ending = `, ${owner}`;
  return name.endsWith(ending) ? name.slice(0, -ending.length) : name;
}
