import {
  CHANGE_KINDS,
  CHANGE_PERIODS,
  type ChangeKind,
  type ChangesPage,
  type ChangesQuery,
  countChangeFilters,
  listKinds,
  rankOptions,
  type SelectItem,
} from "@rotunda/core";
import { type ReactNode, useState } from "react";
import { Checkbox } from "../primitives/checkbox/checkbox.tsx";
import { Combobox } from "../primitives/combobox/combobox.tsx";
import { Search } from "../primitives/icon/icon.tsx";
import { Select } from "../primitives/select/select.tsx";
import { CollapsibleSide } from "../profiles/profile-layout.tsx";
import { legend } from "../theme/layout.css.ts";
import * as styles from "./changes.css.ts";

export interface ChangeFiltersProps {
  query: ChangesQuery;
  kinds: ChangesPage["kinds"];
  states: readonly SelectItem[];
  committees: readonly SelectItem[];
  onChange: (changed: Partial<ChangesQuery>) => void;
  children?: ReactNode;
}

const OFFERED_MAX = 8;

/** The filters of What Changed, collapsed where they are above the changes. */
export function ChangeFilters(props: ChangeFiltersProps) {
  return (
    <CollapsibleSide heading="Filters" title="All filters" count={countChangeFilters(props.query)}>
      <Filters {...props} />
    </CollapsibleSide>
  );
}

function Filters({ query, kinds, states, committees, onChange, children }: ChangeFiltersProps) {
  const toggle = (kind: ChangeKind, isChosen: boolean) =>
    onChange({ kinds: listKinds().filter((other) => (other === kind ? isChosen : query.kinds.includes(other))) });
  return (
    <div className={styles.filters}>
      <fieldset className={styles.kinds}>
        <legend className={legend}>Kind</legend>
        {listKinds().map((kind) => (
          <Checkbox
            key={kind}
            label={CHANGE_KINDS[kind]}
            count={kinds[kind] ?? 0}
            isChecked={query.kinds.includes(kind)}
            onChange={(isChosen) => toggle(kind, isChosen)}
          />
        ))}
      </fieldset>
      <Select
        label="State"
        options={[{ text: "All states", value: "" }, ...states]}
        value={query.state}
        onChange={(state) => onChange({ state })}
      />
      <CommitteeFilter key={query.record} query={query} committees={committees} onChange={onChange} />
      <Select
        label="Period"
        options={CHANGE_PERIODS.map(({ days, text }) => ({ text, value: String(days) }))}
        value={String(query.days)}
        onChange={(days) => onChange({ days: Number(days) })}
      />
      {children}
    </div>
  );
}

function CommitteeFilter(props: Pick<ChangeFiltersProps, "query" | "committees" | "onChange">) {
  const { committees, onChange } = props;
  const chosen = committees.find(({ value }) => props.query.record === `${value}-committee`)?.text ?? "";
  const [text, setText] = useState(chosen);
  return (
    <Combobox
      label="Committee"
      placeholder="Any committee"
      icon={<Search />}
      value={text}
      onChange={(typed) => {
        setText(typed);
        if (typed === "" && chosen !== "") onChange({ record: "" });
      }}
      items={text === chosen ? [] : rankOptions(committees, text).slice(0, OFFERED_MAX)}
      getKey={({ value }) => value}
      getText={(committee) => committee.text}
      onChoose={({ value }) => onChange({ record: `${value}-committee` })}
      minLength={2}
      clearLabel="Clear the committee"
    />
  );
}
