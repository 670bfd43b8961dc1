import {
  type Agency,
  type AgencyPanelId,
  listAgencyPanels,
  type SearchItem,
  type AgencyPerson,
  type AgencyPersonColumn,
  listAgencyPersonColumns,
  filterAgencyPeople,
  sortAgencyPeople,
} from "@rotunda/core";
import type { ReactNode } from "react";
import { type DataColumn, DataTable } from "../primitives/data-table/data-table.tsx";
import { Lock } from "../primitives/icon/icon.tsx";
import { Tag } from "../primitives/tag/tag.tsx";
import { NamedLink, RecordLink } from "../primitives/text-link/text-link.tsx";
import { TextPanel } from "../profiles/panels/text-panel.tsx";
import { HistoryPanel } from "../profiles/panels/history-panel.tsx";
import { EmailLink, PhoneLink } from "../profiles/contact.tsx";
import { type OpenPanels, PanelStack } from "../profiles/panel-stack.tsx";
import { StarButton, type StarState } from "../profiles/card-controls.tsx";
import { target, inline, type } from "../theme/layout.css.ts";
import * as list from "../groups/groups.css.ts";
import * as styles from "./people.css.ts";

export interface AgencyPanelsProps extends OpenPanels {
  agency: Agency;
  getStar?: (person: SearchItem) => StarState;
}

export function AgencyPanels({ agency, getStar, ...open }: AgencyPanelsProps) {
  return (
    <PanelStack panels={listAgencyPanels(agency)} updatedDate={agency.updatedDate} {...open}>
      {({ id }) => CONTENTS[id]({ agency, getStar })}
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
    <ul className={`${type.nameSmall} ${target}`}>
      {children.map((part) => (
        <li key={part.id} className={list.subgroup}>
          <NamedLink look="name" kind="agency" id={part.id} name={part.agencyFull}>
            {removeOwner(part.agencyFull, agencyFull)}
          </NamedLink>
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

export interface AgencyPeopleProps {
  agency: Pick<Agency, "people" | "agencyFull">;
  getStar?: (person: SearchItem) => StarState;
}

const COLUMNS: Record<AgencyPersonColumn, DataColumn<AgencyPerson, AgencyPersonColumn>> = {
  name: { id: "name", title: "Name", sortedBy: "last name", isHead: true, cell: (person) => <Name person={person} /> },
  title: { id: "title", title: "Title", cell: ({ title }) => title },
  appointment: { id: "appointment", title: "Appointment", cell: ({ appointment }) => appointment },
};

/**
 * The people of an agency, its head first: searchable, sortable, ten to a page. Each row links to the contact's page.
 */
export function AgencyPeople({ agency: { people, agencyFull }, getStar }: AgencyPeopleProps) {
  return (
    <DataTable<AgencyPerson, AgencyPersonColumn>
      caption={`People of ${agencyFull}`}
      noun="contact"
      searchLabel="Name or title"
      rows={people}
      getKey={({ briefcaseItemId }) => briefcaseItemId}
      filter={filterAgencyPeople}
      sort={sortAgencyPeople}
      columns={listAgencyPersonColumns(people).map((id) => COLUMNS[id])}
      renderEnd={getStar && ((person) => <StarButton name={person.preferredNameDisplay} {...getStar(person)} />)}
    />
  );
}

function Name({ person }: { person: AgencyPerson }) {
  const { preferredNameDisplay: name, phone, email, isLeadership, isPaywalled } = person;
  return (
    <>
      <span className={`${inline.name} ${target}`}>
        <RecordLink look="name" dir="auto" record={person} />
        {isLeadership && <Tag tone="primary">Leadership</Tag>}
        {isPaywalled && <Tag icon={<Lock size="tiny" />}>Outside your subscription</Tag>}
      </span>
      {(phone !== "" || email !== "") && (
        <span className={`${styles.contact} ${target}`}>
          {phone !== "" && <PhoneLink phone={phone} />}
          <EmailLink email={email} of={name} />
        </span>
      )}
    </>
  );
}
