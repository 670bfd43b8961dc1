import { type CommitteeSection, describeCount, type LookupItem, type RecordType } from "@rotunda/core";
import { useState } from "react";
import { Disclosure } from "../primitives/disclosure/disclosure.tsx";
import { NamedLink } from "../primitives/text-link/text-link.tsx";
import { target } from "../theme/layout.css.ts";
import * as styles from "./groups.css.ts";

const OPEN = 3;

/** Committees by chamber or state, with their subcommittees. Closed sections aren't rendered. */
export function CommitteeIndex({ sections, isFiltered }: { sections: CommitteeSection[]; isFiltered: boolean }) {
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

export function GroupIndex({ groups, recordType }: GroupIndexProps) {
  return <Entries className={`${styles.columns} ${target}`} groups={groups} recordType={recordType} />;
}

function Entries({ groups, recordType, className }: GroupIndexProps & { className: string }) {
  return (
    <ul className={className}>
      {groups.map(({ id, name, children = [] }) => (
        <li key={id} className={styles.entry}>
          <NamedLink kind={recordType} id={Number(id)} name={name} />
          {children.length > 0 && <Entries className={styles.below} groups={children} recordType={recordType} />}
        </li>
      ))}
    </ul>
  );
}
