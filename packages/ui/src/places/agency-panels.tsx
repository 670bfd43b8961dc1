import { type Agency, type AgencyPanelId, listAgencyPanels, buildRecordHref, type SearchItem } from "@rotunda/core";
import type { ReactNode } from "react";
import * as list from "../groups/subcommittee-list.css.ts";
import type { MemberStar } from "../groups/member-list.tsx";
import { TextLink } from "../primitives/text-link/text-link.tsx";
import { PanelStack } from "../profiles/panel-stack.tsx";
import { HistoryPanel } from "../profiles/panels/history-panel.tsx";
import { TextPanel } from "../profiles/panels/text-panel.tsx";
import { target } from "../profiles/target.css.ts";
import { AgencyPeople } from "./agency-people.tsx";

export interface AgencyPanelsProps {
  agency: Agency;
  /** Ids of the panels that are open, of those `listAgencyPanels` gives. */
  openIds: ReadonlySet<string>;
  onOpenIdsChange: (openIds: ReadonlySet<string>) => void;
  /** The star of a person; readers without a Briefcase of their own have none. */
  starOf?: (person: SearchItem) => MemberStar;
}

/** The sections of an agency's page. */
export function AgencyPanels({ agency, openIds, onOpenIdsChange, starOf }: AgencyPanelsProps) {
  const panels = listAgencyPanels(agency).map(({ id, title, count }) => ({
    id,
    title,
    note: count ?? undefined,
    content: renderPanel(id, agency, starOf),
  }));
  return (
    <PanelStack panels={panels} updatedDate={agency.updatedDate} openIds={openIds} onOpenIdsChange={onOpenIdsChange} />
  );
}

function renderPanel(id: AgencyPanelId, agency: Agency, starOf: AgencyPanelsProps["starOf"]): ReactNode {
  switch (id) {
    case "role":
      return <TextPanel html={agency.role} />;
    case "people":
      return <AgencyPeople agency={agency} starOf={starOf} />;
    case "agencies":
      return <Parts agency={agency} />;
    case "history":
      return <HistoryPanel profile={agency} />;
  }
}

/** The way down from an agency. */
function Parts({ agency: { agencyFull, children } }: { agency: Agency }) {
  return (
    <ul className={`${list.list} ${target}`}>
      {children.map((part) => (
        <li key={part.id} className={list.item}>
          <TextLink
            look="name"
            href={buildRecordHref({ id: part.id, recordType: "agency", preferredNameDisplay: part.agencyFull })}
          >
            {removeOwner(part.agencyFull, agencyFull)}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}

/** On a department's own page "Forest Service, Department of Agriculture" is the Forest Service. */
function removeOwner(name: string, owner: string): string {
  const ending = `, ${owner}`;
  return name.endsWith(ending) ? name.slice(0, -ending.length) : name;
}
