import { type SearchItem } from "@rotunda/core";
import type { ReactNode } from "react";
import type { MemberStar } from "../groups/member-list.tsx";
import { Headshot } from "../primitives/headshot/headshot.tsx";
import { Archive, Lock } from "../primitives/icon/icon.tsx";
import { PartyPill } from "../primitives/party-pill/party-pill.tsx";
import { Tag } from "../primitives/tag/tag.tsx";
import { RecordLink } from "../primitives/text-link/text-link.tsx";
import { StarButton } from "../profiles/star-button.tsx";
import * as styles from "./people.css.ts";

export interface OfficeHolderListProps<Person extends SearchItem> {
  people: Person[];
  /** Renders the line below the name; the position by default. */
  positionOf?: (person: Person) => ReactNode;
  /** Below the heading that the list belongs to. */
  level?: "h3" | "h4";
  starOf?: (person: SearchItem) => MemberStar;
}

/** The holders of an office with portrait and party, for short lists. */
export function OfficeHolderList<Person extends SearchItem>({
  people,
  positionOf = ({ positionSummary }) => positionSummary,
  level: Heading = "h3",
  starOf,
}: OfficeHolderListProps<Person>) {
  return (
    <div className={styles.container}>
      <ul className={styles.list}>
        {people.map((person) => {
          const star = starOf?.(person);
          const { preferredNameDisplay: name, politicalParty, leadershipRole } = person;
          return (
            <li key={person.briefcaseItemId} className={styles.person} data-locked={person.isPaywalled || undefined}>
              <Headshot name={name} src={person.headshot} isDimmed={person.isPaywalled && person.headshot !== ""} />
              <div>
                <div className={styles.nameLine}>
                  <Heading className={styles.holderName} dir="auto">
                    <RecordLink look="name" record={person} />
                  </Heading>
                  {person.isFormer && <Tag icon={<Archive size="tiny" />}>Former</Tag>}
                  {person.isPaywalled && <Tag icon={<Lock size="tiny" />}>Outside your subscription</Tag>}
                </div>
                <p className={styles.position}>{positionOf(person)}</p>
                {leadershipRole !== "" && <p className={styles.holderRole}>{leadershipRole}</p>}
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
