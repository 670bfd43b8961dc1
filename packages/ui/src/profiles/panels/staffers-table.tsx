import {
  filterStaffers,
  hasFocusAreas,
  sortStaffers,
  type Staffer,
  type StafferColumn,
  describeSide,
  toStafferItem,
} from "@rotunda/core";
import { type DataColumn, DataTable } from "../../primitives/data-table/data-table.tsx";
import * as styles from "./panels.css.ts";
import { Tag } from "../../primitives/tag/tag.tsx";
import { RecordLink } from "../../primitives/text-link/text-link.tsx";
import { EmailLink, PhoneLink } from "../contact.tsx";
import { target, type } from "../../theme/layout.css.ts";

export interface StaffersTableProps {
  staffers: Staffer[];
  caption: string;
  /** False if the heading names the side they work for. */
  hasSides?: boolean;
}

/** The staff of an office: searchable by name, sortable, ten to a page. */
export function StaffersTable({ staffers, caption, hasSides = true }: StaffersTableProps) {
  return (
    <DataTable
      caption={caption}
      noun="staffer"
      searchLabel="Search staffers by name"
      columns={listColumns(staffers, hasSides)}
      rows={staffers}
      getKey={({ stafferKnowwhoId }) => String(stafferKnowwhoId)}
      filter={filterStaffers}
      sort={sortStaffers}
      sortedBy="name"
    />
  );
}

function listColumns(staffers: Staffer[], hasSides: boolean) {
  const columns: DataColumn<Staffer, StafferColumn>[] = [
    {
      id: "name",
      title: "Name",
      sortedBy: "last name",
      isHead: true,
      cell: (staffer) => <StafferName staffer={staffer} hasSide={hasSides} />,
    },
    { id: "jobCategories", title: "Job Categories", cell: ({ rolenames }) => <Names names={rolenames} /> },
  ];
  if (hasFocusAreas(staffers))
    columns.push({
      id: "focusAreas",
      title: "Focus Areas",
      cell: ({ stafferInterests }) => <Names names={stafferInterests} />,
    });
  return columns;
}

const Names = ({ names }: { names: string[] }) =>
  names.length > 0 ? <span>{names.join(", ")}</span> : <span className={type.faint}>None listed</span>;

function StafferName({ staffer, hasSide }: { staffer: Staffer; hasSide: boolean }) {
  const { stafferFullName: name, isLeadership, majmin } = staffer;
  const side = hasSide ? describeSide(majmin) : "";
  const { id, title, email, phone, firstName, lastName } = toStafferItem(staffer);
  return (
    <>
      <span className={`${styles.nameLine} ${target}`}>
        <RecordLink look="name" record={{ id, recordType: "staffer", preferredNameDisplay: name }}>
          {[lastName, firstName].filter(Boolean).join(", ")}
        </RecordLink>
        {side !== "" && <Tag>{side}</Tag>}
        {isLeadership && <Tag tone="primary">Leadership Staffer</Tag>}
      </span>
      <span className={`${styles.details} ${target}`}>
        {title !== "" && <span className={styles.title}>{title}</span>}
        {phone !== "" && <PhoneLink phone={phone} />}
        <EmailLink email={email} of={name} />
      </span>
    </>
  );
}
