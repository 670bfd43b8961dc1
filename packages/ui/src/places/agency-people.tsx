import {
  type Agency,
  type AgencyPerson,
  type AgencyPersonColumn,
  listAgencyPersonColumns,
  filterAgencyPeople,
  type SearchItem,
  sortAgencyPeople,
} from "@rotunda/core";
import type { MemberStar } from "../groups/member-list.tsx";
import { type DataColumn, DataTable } from "../primitives/data-table/data-table.tsx";
import { Lock } from "../primitives/icon/icon.tsx";
import { Tag } from "../primitives/tag/tag.tsx";
import { RecordLink } from "../primitives/text-link/text-link.tsx";
import { EmailLink, PhoneLink } from "../profiles/contact-links.tsx";
import { StarButton } from "../profiles/star-button.tsx";
import { target } from "../theme/layout.css.ts";
import * as styles from "./people.css.ts";

export interface AgencyPeopleProps {
  agency: Pick<Agency, "people" | "agencyFull">;
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
      renderEnd={starOf && ((person) => <StarButton name={person.preferredNameDisplay} {...starOf(person)} />)}
    />
  );
}

function Name({ person }: { person: AgencyPerson }) {
  const { preferredNameDisplay: name, phone, email, isLeadership, isPaywalled } = person;
  return (
    <>
      <span className={`${styles.nameLine} ${target}`}>
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
