import { DropdownMenu as Radix } from "radix-ui";
import { Fragment, type ReactElement, type ReactNode } from "react";
import { readStyleNonce } from "../../theme/style-nonce.ts";
import { stayOpen } from "../dialog/stay-open.ts";
import * as styles from "./menu.css.ts";

interface MenuAction {
  id: string;
  label: string;
  icon?: ReactNode;
  tone?: keyof typeof styles.tone;
  isDisabled?: boolean;
  /** Starts a new group, with a line above. */
  isFirstOfGroup?: boolean;
}

/** An action or a link. */
export type MenuItem = MenuAction & ({ onSelect: () => void; href?: never } | { href: string; onSelect?: never });

export interface MenuProps {
  /** The button that opens the menu and names it. */
  trigger: ReactElement;
  items: readonly MenuItem[];
}

/** Several actions behind one button. */
export function Menu({ trigger, items }: MenuProps) {
  readStyleNonce();
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content {...stayOpen} align="start" className={styles.menu} collisionPadding={8} loop sideOffset={4}>
          {items.map((item) => (
            <Fragment key={item.id}>
              {item.isFirstOfGroup && <Radix.Separator className={styles.rule} />}
              <Item item={item} />
            </Fragment>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Item({ item: { label, icon, tone = "plain", isDisabled, href, onSelect } }: { item: MenuItem }) {
  const content = (
    <>
      {icon}
      <span className={styles.words}>{label}</span>
    </>
  );
  return (
    <Radix.Item asChild={href !== undefined} className={styles.tone[tone]} disabled={isDisabled} onSelect={onSelect}>
      {href === undefined ? content : <a href={href}>{content}</a>}
    </Radix.Item>
  );
}
