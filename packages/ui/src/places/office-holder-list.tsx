import type { SearchItem } from "@rotunda/core";
import type { ReactNode } from "react";
import { Headshot } from "../primitives/headshot/headshot.tsx";
import { Archive, Lock } from "../primitives/icon/icon.tsx";
import { PartyPill } from "../primitives/party-pill/party-pill.tsx";
import { Tag } from "../primitives/tag/tag.tsx";
import { RecordHeading } from "../primitives/text-link/text-link.tsx";
import { StarButton, type StarState } from "../profiles/card-controls.tsx";
import { ruled, inline, type } from "../theme/layout.css.ts";
import * as styles from "./people.css.ts";

export interface OfficeHolderListProps<Person extends SearchItem> {
  people: Person[];
  /** Renders the line below the name; the position by default. */
  renderPosition?: (person: Person) => ReactNode;
  /** Below the heading that the list belongs to. */
  level?: "h3" | "h4";
  getStar?: (person: SearchItem) => StarState;
}

/** The holders of an office with portrait and party, for short lists. */
export function OfficeHolderList<Person extends SearchItem>(props: OfficeHolderListProps<Person>) {
  const { renderPosition = ({ positionSummary }) => positionSummary, level = "h3" } = props;
  return (
    <div className={styles.container}>
      <ul className={ruled}>
        {props.people.map((person) => {
          const star = props.getStar?.(person);
          const { preferredNameDisplay: name, politicalParty, leadershipRole } = person;
          return (
            <li key={person.briefcaseItemId} className={styles.person} data-locked={person.isPaywalled || undefined}>
              <Headshot name={name} src={person.headshot} isDimmed={person.isPaywalled && person.headshot !== ""} />
              <div>
                <div className={inline.name}>
                  <RecordHeading level={level} record={person} />
                  {person.isFormer && <Tag icon={<Archive size="tiny" />}>Former</Tag>}
                  {person.isPaywalled && <Tag icon={<Lock size="tiny" />}>Outside your subscription</Tag>}
                </div>
                <p className={type.position}>{renderPosition(person)}</p>
                {leadershipRole !== "" && <p className={type.role}>{leadershipRole}</p>}
              </div>
              <span className={styles.party}>
                <PartyPill party={politicalParty} />
              </span>
              {star !== undefined && (
                <span className={styles.star}>
                  <StarButton name={name} {...star} />
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
