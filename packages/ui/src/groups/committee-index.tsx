import { type CommitteeSection, describeCount, type LookupItem, buildRecordHref, type RecordType } from "@rotunda/core";
import { useState } from "react";
import { Disclosure } from "../primitives/disclosure/disclosure.tsx";
import { TextLink } from "../primitives/text-link/text-link.tsx";
import { target } from "../profiles/target.css.ts";
import * as styles from "./group-index.css.ts";

export interface CommitteeIndexProps {
  /** Core's `groupCommittees`. */
  sections: CommitteeSection[];
  /** The list was narrowed: what is left is shown at once. */
  isFiltered: boolean;
}

/** Sections that are initially open: those of Congress. */
const OPEN = 3;

/** Committees under the chamber or state they are of, subcommittees below each. What is closed isn't rendered. */
export function CommitteeIndex({ sections, isFiltered }: CommitteeIndexProps) {
  return sections.map((section, at) => (
    <Section key={`${section.id} ${isFiltered}`} section={section} isInitiallyOpen={isFiltered || at < OPEN} />
  ));
}

function Section({ section, isInitiallyOpen }: { section: CommitteeSection; isInitiallyOpen: boolean }) {
  const [isShown, setShown] = useState(isInitiallyOpen);
  const { title, committees } = section;
  return (
    <Disclosure
      title={`${title}, ${describeCount(committees.length, "committee")}`}
      isInitiallyOpen={isInitiallyOpen}
      onToggle={(isOpen) => setShown(isShown || isOpen)}
    >
      {isShown && <GroupIndex groups={committees} recordType="committee" />}
    </Disclosure>
  );
}

export interface GroupIndexProps {
  groups: LookupItem[];
  recordType: Extract<RecordType, "committee" | "caucus">;
}

/** Committees or caucuses in columns, what belongs to each below it. */
export function GroupIndex({ groups, recordType }: GroupIndexProps) {
  return <Entries className={`${styles.columns} ${target}`} groups={groups} recordType={recordType} />;
}

function Entries({ groups, recordType, className }: GroupIndexProps & { className: string }) {
  return (
    <ul className={className}>
      {groups.map(({ id, name, children = [] }) => (
        <li key={id} className={styles.entry}>
          <TextLink href={buildRecordHref({ id: Number(id), recordType, preferredNameDisplay: name })}>{name}</TextLink>
          {children.length > 0 && <Entries className={styles.below} groups={children} recordType={recordType} />}
        </li>
      ))}
    </ul>
  );
}
