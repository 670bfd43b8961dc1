import { joinNonEmpty, rankOptions, type SelectItem, SUGGESTION_MIN, type Suggestion } from "@rotunda/core";
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
      getKey={({ value }) => value}
      getText={(group) => group.text}
      onChoose={(group) => {
        setText("");
        onAdd(group);
      }}
      verb="add"
      minLength={2}
    />
  );
}

export interface PersonAdderProps {
  text: string;
  onTextChange: (text: string) => void;
  people: readonly Suggestion[];
  isLoading: boolean;
  onActiveChange: (isActive: boolean) => void;
  onAdd: (person: Suggestion) => void;
}

export function PersonAdder({ text, onTextChange, people, isLoading, onActiveChange, onAdd }: PersonAdderProps) {
  return (
    <Combobox
      label="Add a person"
      placeholder="Name"
      icon={<Search />}
      value={text}
      onChange={onTextChange}
      items={people}
      getKey={({ id }) => String(id)}
      getText={({ preferredNameDisplay }) => preferredNameDisplay}
      renderLine={({ preferredNameDisplay, positionSummary }) => joinNonEmpty([preferredNameDisplay, positionSummary])}
      onChoose={onAdd}
      verb="add"
      isLoading={isLoading}
      minLength={SUGGESTION_MIN}
      onActiveChange={onActiveChange}
    />
  );
}
