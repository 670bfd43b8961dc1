import { rankOptions, type SelectItem } from "@rotunda/core";
import { useState } from "react";
import { Combobox } from "../primitives/combobox/combobox.tsx";
import { Search } from "../primitives/icon/icon.tsx";

const OFFERED_MAX = 8;

export function GroupAdder({ groups, onAdd }: { groups: readonly SelectItem[]; onAdd: (group: SelectItem) => void }) {
  const [text, setText] = useState("");
  return (
    <Combobox
      label="Add a committee or caucus"
      placeholder="Name"
      icon={<Search />}
      value={text}
      onChange={setText}
      items={text.trim() === "" ? [] : rankOptions(groups, text).slice(0, OFFERED_MAX)}
      keyOf={({ value }) => value}
      textOf={(group) => group.text}
      onChoose={(group) => {
        setText("");
        onAdd(group);
      }}
      verb="add"
      minLength={2}
    />
  );
}
