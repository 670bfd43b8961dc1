import { findCount, filterLookups, filterTree, type LookupItem } from "@rotunda/core";
import { Popover } from "radix-ui";
import { type RefObject, useState } from "react";
import { stayOpen } from "../dialog/dialog-behavior.ts";
import { Search } from "../icon/icon.tsx";
import { NO_RESULTS } from "../field/field-notes.tsx";
import { TextButton } from "../text-link/text-link.tsx";
import { TextField } from "../text-field/text-field.tsx";
import type { TreeSelectProps } from "./tree-select.tsx";
import { ChoiceTree } from "./choice-tree.tsx";
import { type } from "../../theme/layout.css.ts";
import * as styles from "./tree-select.css.ts";

export interface TreePopupProps extends TreeSelectProps {
  /** The field, which positions the popup and gets the focus back. */
  anchor: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** The popup of a tree select: a search box, the tree, and a button to clear all. */
export function TreePopup({ anchor, label, findLabel, items, counts, values, onChange, onClose }: TreePopupProps) {
  const [typed, setTyped] = useState("");
  /** Fixed while open, so that branches don't move. */
  const [listed] = useState(() => filterLookups(items, ({ id }) => findCount(counts, id) !== 0 || values.includes(id)));
  const shown = typed.trim() === "" ? listed : filterTree(items, typed, nameWithCode);
  return (
    <Popover.Root open onOpenChange={onClose}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <Popover.Content
          className={styles.popup}
          aria-label={label}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onEscapeKeyDown={() => anchor.current?.focus()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          // A press on the field already closes the popup.
          onInteractOutside={(event) => {
            stayOpen.onInteractOutside(event);
            if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault();
          }}
        >
          <TextField
            label={findLabel}
            isLabelHidden
            placeholder={findLabel}
            icon={<Search size="small" />}
            size="small"
            value={typed}
            onChange={setTyped}
            autoComplete="off"
          />
          {shown.length === 0 ? (
            <output className={type.secondary}>
              {typed.trim() === "" ? NO_RESULTS : `Nothing in the list matches “${typed}”.`}
            </output>
          ) : (
            // Remounted for each typed text, to open all branches with a match.
            <ChoiceTree
              key={typed}
              label={label}
              items={shown}
              all={items}
              counts={counts}
              chosen={values}
              isExpanded={typed !== ""}
              onChange={onChange}
            />
          )}
          <div className={styles.foot}>
            <span>{values.length} selected</span>
            {values.length > 0 && <TextButton onClick={() => onChange([])}>Clear selection</TextButton>}
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

const nameWithCode = ({ name, abbreviation = "" }: LookupItem) => `${name} ${abbreviation}`;
