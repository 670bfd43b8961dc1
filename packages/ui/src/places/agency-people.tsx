import {
  type Agency,
  type AgencyPerson,
  type AgencyPersonColumn,
  listAgencyPersonColumns,
  buildEmailHref,
  filterAgencyPeople,
  buildRecordHref,
  type SearchItem,
  sortAgencyPeople,
} from "@rotunda/core";
import type { MemberStar } from "../groups/member-list.tsx";
import { type DataColumn, DataTable } from "../primitives/data-table/data-table.tsx";
import { Lock } from "../primitives/icon/icon.tsx";
import { Tag } from "../primitives/tag/tag.tsx";
import { TextLink } from "../primitives/text-link/text-link.tsx";
import { VisuallyHidden } from "../primitives/live-region/live-region.tsx";
import { PhoneLink } from "../profiles/phone-link.tsx";
import { onPaper, onScreen } from "../theme/print.css.ts";
import { target } from "../theme/layout.css.ts";
import * as styles from "./roster.css.ts";
import { createStarCell } from "./star-cell.tsx";

export interface AgencyPeopleProps {
  agency: Pick<Agency, "people" | "agencyFull">;
  /** The star of a person; undefined for readers without a Briefcase. */
  starOf?: (person: SearchItem) => MemberStar;
}

const COLUMNS: Record<AgencyPersonColumn, DataColumn<AgencyPerson, AgencyPersonColumn>> = {
  name: { id: "name", title: "Name", sortedBy: "last name", isHead: true, cell: (person) => <Name person={person} /> },
  title: { id: "title", title: "Title", cell: ({ title }) => title },
  appointment: { id: "appointment", title: "Appointment", cell: ({ appointment }) => appointment },
};

/**
 * The people of an agency, its head first: searchable, sortable, ten to a page. Each row links to the contact's page.
 */
export function AgencyPeople({ agency: { people, agencyFull }, starOf }: AgencyPeopleProps) {
  return (
    <DataTable<AgencyPerson, AgencyPersonColumn>
      caption={`People of ${agencyFull}`}
      noun="contact"
      searchLabel="Name or title"
      rows={people}
      keyOf={({ briefcaseItemId }) => briefcaseItemId}
      filter={filterAgencyPeople}
      sort={sortAgencyPeople}
      columns={listAgencyPersonColumns(people).map((id) => COLUMNS[id])}
      endOf={createStarCell(starOf)}
    />
  );
}

function Name({ person }: { person: AgencyPerson }) {
  const { preferredNameDisplay: name, phone, email, isLeadership, isPaywalled } = person;
  const mailto = buildEmailHref(email);
  return (
    <>
      <span className={`${styles.name} ${target}`}>
        <TextLink look="name" href={buildRecordHref(person)} dir="auto">
          {name}
        </TextLink>
        {isLeadership && <Tag tone="primary">Leadership</Tag>}
        {isPaywalled && <Tag icon={<Lock size="tiny" />}>Outside your subscription</Tag>}
      </span>
      {(phone !== "" || mailto !== null) && (
        <span className={`${styles.contact} ${target}`}>
          {phone !== "" && <PhoneLink phone={phone} />}
          {mailto !== null && (
            <TextLink href={mailto}>
              <span className={onScreen}>
                Email<VisuallyHidden> {name}</VisuallyHidden>
              </span>
              <span className={onPaper}>{email}</span>
            </TextLink>
          )}
        </span>
      )}
    </>
  );
}
