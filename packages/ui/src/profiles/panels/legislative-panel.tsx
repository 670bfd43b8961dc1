import { listCaucusCategories, listLegislativeParts, type LegislativePartId, type PersonProfile } from "@rotunda/core";
import type { ReactNode } from "react";
import { CaucusList } from "./caucus-list.tsx";
import { CommitteeList } from "./committee-list.tsx";
import { KeyVotes } from "./key-votes.tsx";
import { NoInformation } from "./text-panel.tsx";
import * as styles from "./panels.css.ts";

type Legislator = Parameters<typeof listLegislativeParts>[0];

export function LegislativePanel({ profile }: { profile: Legislator }) {
  const parts = listLegislativeParts(profile);
  if (parts.length === 0) return <NoInformation />;
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
          <span className={styles.strong}>{position}</span>, {name}
        </li>
      ))}
    </ul>
  );
}
