import {
  describeCount,
  isMemberFilterSet,
  type MemberFilter as Filter,
  type MemberOrder,
  NO_MEMBER_FILTER,
} from "@rotunda/core";
import { Button } from "../primitives/button/button.tsx";
import { Select } from "../primitives/select/select.tsx";
import { TextField } from "../primitives/text-field/text-field.tsx";
import { useAnnounced } from "../primitives/live-region/use-announced.ts";
import * as styles from "./groups.css.ts";

export interface MemberFilterProps {
  filter: Filter;
  parties: string[];
  shown: number;
  total: number;
  onChange: (filter: Filter) => void;
  order: MemberOrder;
  orders: { value: MemberOrder; text: string }[];
  onOrder: (order: MemberOrder) => void;
}

export function MemberFilter(props: MemberFilterProps) {
  const { filter, parties, shown, total, onChange, order, orders, onOrder } = props;
  const isFiltering = isMemberFilterSet(filter);
  const count = isFiltering ? `${shown} of ${describeCount(total, "member")}` : describeCount(total, "member");
  useAnnounced(count);
  return (
    <search className={styles.filter} aria-label="Members">
      <div className={styles.field}>
        <TextField
          label="Name or position"
          type="search"
          autoComplete="off"
          value={filter.text}
          onChange={(text) => onChange({ ...filter, text })}
        />
      </div>
      <div className={styles.party}>
        <Select
          label="Party"
          options={parties.map((name) => ({ text: name, value: name }))}
          value={filter.party}
          onChange={(party) => onChange({ ...filter, party })}
        />
      </div>
      <div className={styles.party}>
        <Select
          label="Sort by"
          options={orders}
          value={order}
          onChange={(value) => onOrder(orders.find((one) => one.value === value)?.value ?? order)}
        />
      </div>
      {isFiltering && (
        <Button tone="quiet" onClick={() => onChange(NO_MEMBER_FILTER)}>
          Clear
        </Button>
      )}
      <p className={styles.filterCount}>{count}</p>
    </search>
  );
}
