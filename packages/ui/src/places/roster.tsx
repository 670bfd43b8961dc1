import {
  describeCount,
  describeDistrict,
  describeVacancy,
  filterRoster,
  appendState,
  countParties,
  type RosterColumn,
  type RosterPerson,
  type SearchItem,
  sortRoster,
  type StateRoster,
  UNKNOWN_GOVERNOR,
  type PartyCount,
} from "@rotunda/core";
import type { ReactNode } from "react";
import { ShareBar } from "../primitives/chart/bars.tsx";
import { type DataColumn, DataTable } from "../primitives/data-table/data-table.tsx";
import { Lock } from "../primitives/icon/icon.tsx";
import { PartyPill, choosePartyHue } from "../primitives/party-pill/party-pill.tsx";
import { Tag } from "../primitives/tag/tag.tsx";
import { NamedLink, RecordLink } from "../primitives/text-link/text-link.tsx";
import { StarButton, type StarState } from "../profiles/card-controls.tsx";
import { target, inline } from "../theme/layout.css.ts";
import { OfficeHolderList } from "./office-holder-list.tsx";
import * as styles from "./people.css.ts";

export interface RosterProps {
  roster: StateRoster;
  stateName: string;
  getStar?: (person: SearchItem) => StarState;
  /** ISO date; earlier events aren't shown as upcoming. */
  today: string;
}

/** Up to this many holders are shown with portraits; more as a searchable table. */
const FACES_MAX = 12;
/** Minimum number of seats for which the party balance is shown. */
const BALANCE_MIN = 3;

/** The holders of one kind of office in a state, with the party balance and vacant seats. */
export function Roster({ roster, stateName, getStar, today }: RosterProps) {
  const { people, vacant, vacancies, title } = roster;
  const isChamber = roster.id !== "governor" && roster.id !== "officers";
  return (
    <>
      {isChamber && people.length + vacant >= BALANCE_MIN && <PartyBalance counts={countParties(people, vacant)} />}
      {isChamber && people.length > FACES_MAX ? (
        <DataTable<RosterPerson, RosterColumn>
          caption={appendState(title, stateName)}
          noun="member"
          searchLabel="Name, district or party"
          rows={people}
          getKey={({ briefcaseItemId }) => briefcaseItemId}
          filter={filterRoster}
          sort={sortRoster}
          sortedBy="district"
          columns={COLUMNS}
          renderEnd={getStar && ((person) => <StarButton name={person.preferredNameDisplay} {...getStar(person)} />)}
        />
      ) : (
        people.length > 0 && <OfficeHolderList people={people} renderPosition={renderPosition} getStar={getStar} />
      )}
      {roster.id === "governor" && people.length === 0 && <p className={styles.vacant}>{UNKNOWN_GOVERNOR}</p>}
      {vacancies.length > 0 ? (
        <VacancyList vacancies={vacancies} today={today} />
      ) : (
        vacant > 0 &&
        people.length + vacant < BALANCE_MIN && <p className={styles.vacant}>{describeCount(vacant, "vacant seat")}</p>
      )}
    </>
  );
}

function VacancyList({ vacancies, today }: Pick<StateRoster, "vacancies"> & Pick<RosterProps, "today">) {
  return (
    <ul className={styles.vacant} aria-label="Vacant seats">
      {vacancies.map((vacancy, index) => (
        // A district may have several vacant seats.
        <li key={`${vacancy.district.id} ${index}`} className={inline.row3}>
          <District of={vacancy} />
          {describeVacancy(vacancy, today)}
        </li>
      ))}
    </ul>
  );
}

function District({ of: { district } }: { of: Pick<RosterPerson, "district"> }): ReactNode {
  if (!district) return null;
  return (
    <NamedLink className={styles.district} kind="district" id={district.id} name={district.name}>
      {describeDistrict(district.number)}
    </NamedLink>
  );
}

function Name({ of: person }: { of: RosterPerson }) {
  return (
    <>
      <span className={`${inline.name} ${target}`}>
        <RecordLink look="name" dir="auto" record={person} />
        {person.isPaywalled && <Tag icon={<Lock size="tiny" />}>Outside your subscription</Tag>}
      </span>
      {person.leadershipRole !== "" && <span className={styles.rosterRole}>{person.leadershipRole}</span>}
    </>
  );
}

const COLUMNS: DataColumn<RosterPerson, RosterColumn>[] = [
  { id: "name", title: "Name", sortedBy: "last name", isHead: true, cell: (person) => <Name of={person} /> },
  { id: "district", title: "District", cell: (person) => <District of={person} /> },
  { id: "party", title: "Party", cell: ({ politicalParty }) => <PartyPill party={politicalParty} /> },
];

const renderPosition = (person: RosterPerson) => (person.district ? <District of={person} /> : person.positionSummary);

/** The seats of a chamber by party, as a bar and in text. The tick marks half of all seats. */
function PartyBalance({ counts }: { counts: PartyCount[] }) {
  return (
    <div className={styles.balance}>
      <ShareBar
        shares={counts.map(({ party, count }) => ({
          label: party ?? "",
          value: count,
          hue: party === null ? "vacant" : choosePartyHue(party),
        }))}
      />
      <ul className={styles.legend} aria-label="Seats by party">
        {counts.map(({ party, count }) => (
          <li key={party ?? ""} className={inline.entry}>
            {party === null ? (
              <span>{describeCount(count, "vacant seat")}</span>
            ) : (
              <>
                <strong>{count}</strong> <PartyPill party={party} />
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
