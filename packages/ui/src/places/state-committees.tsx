import { groupCommitteesByChamber, describeCount, type LookupItem, type State } from "@rotunda/core";
import { GroupIndex } from "../groups/committee-index.tsx";
import { Disclosure } from "../primitives/disclosure/disclosure.tsx";

export function StateCommittees({ state }: { state: Pick<State, "committees" | "chambers"> }) {
  return groupCommitteesByChamber(state).map(({ legChamberId, title, committees, isOpen }) => (
    <Disclosure
      key={legChamberId}
      title={`${title}, ${describeCount(committees.length, "committee")}`}
      isInitiallyOpen={isOpen}
    >
      <GroupIndex
        groups={committees.map(({ id, longName }): LookupItem => ({ id: String(id), name: longName }))}
        recordType="committee"
      />
    </Disclosure>
  ));
}
