import {
  listCaucusCategories,
  listLegislativeParts,
  type LegislativePartId,
  type PersonProfile,
  buildRecordHref,
  type CommitteeSeat,
  describeRank,
  describeCount,
  type ProfileCommittee,
  type CaucusCategory,
} from "@rotunda/core";
import type { ReactNode } from "react";
import { Check, type IconComponent, Minus, X } from "../../primitives/icon/icon.tsx";
import { LinkChip } from "../../primitives/link-chip/link-chip.tsx";
import { VisuallyHidden } from "../../primitives/live-region/live-region.tsx";
import { Tag } from "../../primitives/tag/tag.tsx";
import { NamedLink } from "../../primitives/text-link/text-link.tsx";
import { type, target, inline, shrinking } from "../../theme/layout.css.ts";
import { CollapsibleLines } from "../collapsible-lines.tsx";
import { HeadRow } from "../head-row.tsx";
import * as tables from "../../primitives/data-table/table.css.ts";
import * as styles from "./panels.css.ts";

type Legislator = Parameters<typeof listLegislativeParts>[0];

export function LegislativePanel({ profile }: { profile: Legislator }) {
  const parts = listLegislativeParts(profile);
  return (
    <div className={styles.legislativeParts}>
      {parts.map(({ id, title }) => (
        <section key={id}>
          <h3 className={styles.heading}>{title}</h3>
          {CONTENTS[id](profile)}
        </section>
      ))}
    </div>
  );
}

const CONTENTS: Record<LegislativePartId, (profile: Legislator) => ReactNode> = {
  "leadership-post": ({ leadershipPost }) => <p>{leadershipPost}</p>,
  "committee-leadership": ({ committeeLeadership }) => <LeadershipList posts={committeeLeadership} />,
  committees: ({ committees }) => <CommitteeList committees={committees} />,
  "noteworthy-caucuses": ({ caucuses }) => <CaucusList categories={listCaucusCategories(caucuses)} />,
  "all-caucuses": ({ allCaucuses }) => <CaucusList categories={listCaucusCategories(allCaucuses)} />,
  "key-votes": ({ keyVotes }) => <KeyVotes votes={keyVotes} />,
};

function LeadershipList({ posts }: { posts: PersonProfile["committeeLeadership"] }) {
  return (
    <ul>
      {posts.map(({ position, name }) => (
        <li key={`${position} ${name}`} className={styles.legislativeLine}>
          <span className={type.bold}>{position}</span>, {name}
        </li>
      ))}
    </ul>
  );
}

function CommitteeList({ committees }: { committees: ProfileCommittee[] }) {
  return (
    <ul className={target}>
      {committees.map((committee) => (
        <li key={committee.id} className={styles.legislativeLine}>
          <CommitteeName seat={committee} isMain />
          {committee.subCommittees.length > 0 && (
            <CollapsibleLines
              summary={describeCount(committee.subCommittees.length, "subcommittee")}
              lines={committee.subCommittees.map((subcommittee) => (
                <CommitteeName key={subcommittee.id} seat={subcommittee} />
              ))}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function CommitteeName({ seat, isMain = false }: { seat: CommitteeSeat; isMain?: boolean }) {
  const { id, committeeName, leadershipTitle } = seat;
  const rank = describeRank(seat.rank);
  return (
    <div className={styles.legislativeSeat}>
      <span>
        <NamedLink className={isMain ? type.bold : styles.subcommittee} kind="committee" id={id} name={committeeName} />
        {leadershipTitle !== "" && (
          <>
            {" "}
            <Tag tone="primary">{leadershipTitle}</Tag>
          </>
        )}
      </span>
      {rank !== "" && <span className={styles.rank}>{rank}</span>}
    </div>
  );
}

function CaucusList({ categories }: { categories: CaucusCategory[] }) {
  return (
    <div className={styles.categories}>
      {categories.map(({ caucusCategoryName, caucuses }) => (
        <div key={caucusCategoryName}>
          {caucusCategoryName !== "" && <p className={styles.category}>{caucusCategoryName}</p>}
          <ul className={inline[2]}>
            {caucuses.map(({ id, caucusName, leadershipTitle }) => (
              <li key={id} className={shrinking}>
                <LinkChip href={buildRecordHref({ id, recordType: "caucus", preferredNameDisplay: caucusName })}>
                  {leadershipTitle === "" ? caucusName : `${caucusName} (${leadershipTitle})`}
                </LinkChip>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function KeyVotes({ votes }: { votes: PersonProfile["keyVotes"] }) {
  return (
    <table className={tables.table}>
      <caption>
        <VisuallyHidden>Key votes</VisuallyHidden>
      </caption>
      <thead className={tables.foldingHead}>
        <HeadRow
          columns={[
            ["Bill", styles.billHead],
            ["Name", tables.head],
            ["Vote", styles.voteHead],
          ]}
        />
      </thead>
      <tbody className={tables.body}>
        {votes.map(({ billNumber, name, vote }) => (
          <tr key={`${billNumber} ${name}`} className={styles.votesRow}>
            <th scope="row" className={styles.bill}>
              {billNumber}
            </th>
            <td className={styles.votesName}>{name}</td>
            <td className={styles.vote}>
              <Vote vote={vote} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Vote({ vote }: { vote: string }) {
  const { tone, Shape } = chooseMark(vote);
  return (
    <span className={styles.marks[tone]}>
      <Shape size="small" />
      {vote}
    </span>
  );
}

function chooseMark(vote: string): { tone: keyof typeof styles.marks; Shape: IconComponent } {
  if (/^(yea|yes|aye|for)\b/i.test(vote)) return { tone: "yea", Shape: Check };
  if (/^(nay|no|against)\b(?! vot)/i.test(vote)) return { tone: "nay", Shape: X };
  return { tone: "none", Shape: Minus };
}
