import {
  describeElectionRace,
  describeElectionStanding,
  type ElectionTone,
  type PersonProfile,
  listRacetrackerLinks,
} from "@rotunda/core";
import { type ElectionStatus as PillStatus, StatusPill } from "../primitives/status-pill/status-pill.tsx";
import { Tag } from "../primitives/tag/tag.tsx";
import { TextLink } from "../primitives/text-link/text-link.tsx";
import { target } from "./target.css.ts";
import * as styles from "./election-status.css.ts";

export interface ElectionStatusProps {
  profile: Pick<
    PersonProfile,
    "electionStatus" | "racetrackerElectionUrl" | "racetrackerCandidateUrl" | "preferredNameDisplay"
  >;
  /** ISO date: what is over by then isn't shown as to come. */
  today: string;
}

const PILLS: Record<Exclude<ElectionTone, "other">, PillStatus> = {
  running: "running",
  won: "won",
  lost: "lost",
  withdrawn: "withdrawn",
  "too-close-to-call": "tooClose",
};

/** How the person's current race stands, with the race tracker's pages. */
export function ElectionStatus({ profile, today }: ElectionStatusProps) {
  const { electionStatus } = profile;
  return (
    <div className={`${styles.lines} ${target}`}>
      {electionStatus !== null && (
        <p className={styles.status}>
          <Status {...describeElectionStanding(electionStatus, today)} />
          <span>{describeElectionRace(electionStatus)}</span>
        </p>
      )}
      {listRacetrackerLinks(profile).map(({ label, href }) => (
        <p key={label}>
          <TextLink href={href}>{label}</TextLink>
        </p>
      ))}
    </div>
  );
}

function Status({ text, tone }: ReturnType<typeof describeElectionStanding>) {
  if (text === "") return null;
  return tone === "other" ? <Tag>{text}</Tag> : <StatusPill status={PILLS[tone]}>{text}</StatusPill>;
}
