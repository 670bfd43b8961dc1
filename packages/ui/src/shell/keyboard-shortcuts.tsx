import { KEYBOARD_SHORTCUTS } from "@rotunda/core";
import { Checkbox } from "../primitives/checkbox/checkbox.tsx";
import { key as keyStyle } from "../primitives/combobox/combobox.css.ts";
import { Dialog } from "../primitives/dialog/dialog.tsx";
import * as styles from "./palette.css.ts";

export interface KeyboardShortcutsProps {
  onClose: () => void;
  /** Whether keys without Ctrl work, which readers can turn off (WCAG 2.1.4). */
  hasSingleKeys: boolean;
  onSingleKeysChange: (hasSingleKeys: boolean) => void;
}

export function KeyboardShortcuts({ onClose, hasSingleKeys, onSingleKeysChange }: KeyboardShortcutsProps) {
  return (
    <Dialog onClose={onClose} title="Keys">
      <div className={styles.sheet}>
        {KEYBOARD_SHORTCUTS.map(({ place, keys }) => (
          <section key={place}>
            <h3 className={styles.place}>{place}</h3>
            <dl>
              {keys.map(([label, ...names]) => (
                <div key={label} className={styles.row}>
                  <dt>{label}</dt>
                  <dd className={styles.keys}>
                    {names.map((name) => (
                      <kbd key={name} className={keyStyle}>
                        {name}
                      </kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <Checkbox
          label="Single keys. Turn them off if you dictate; Ctrl K always works."
          isChecked={hasSingleKeys}
          onChange={onSingleKeysChange}
        />
      </div>
    </Dialog>
  );
}
