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
import { target } from "../theme/layout.css.ts";
import * as styles from "./profile-identity.css.ts";

export interface ElectionStatusProps {
  profile: Pick<
    PersonProfile,
    "electionStatus" | "racetrackerElectionUrl" | "racetrackerCandidateUrl" | "preferredNameDisplay"
  >;
  /** ISO date; earlier events aren't shown as upcoming. */
  today: string;
}

const PILLS: Record<Exclude<ElectionTone, "other">, PillStatus> = {
  running: "running",
  won: "won",
  lost: "lost",
  withdrawn: "withdrawn",
  "too-close-to-call": "tooClose",
};

export function ElectionStatus({ profile, today }: ElectionStatusProps) {
  const { electionStatus } = profile;
  return (
    <div className={`${styles.elections} ${target}`}>
      {electionStatus !== null && (
        <p className={styles.election}>
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
