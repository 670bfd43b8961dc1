import { SUGGESTION_MIN, type Suggestion } from "@rotunda/core";
import { Combobox } from "../primitives/combobox/combobox.tsx";
import { Search } from "../primitives/icon/icon.tsx";

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
      keyOf={({ id }) => String(id)}
      textOf={({ preferredNameDisplay }) => preferredNameDisplay}
      renderLine={({ preferredNameDisplay, positionSummary }) =>
        [preferredNameDisplay, positionSummary].filter((part) => part !== "").join(", ")
      }
      onChoose={onAdd}
      verb="add"
      isLoading={isLoading}
      minLength={SUGGESTION_MIN}
      onActiveChange={onActiveChange}
    />
  );
}
