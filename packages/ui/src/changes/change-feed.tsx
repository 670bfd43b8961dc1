import { formatDate } from "@rotunda/core";
import { TextButton } from "../primitives/text-link/text-link.tsx";
import { Copyable } from "../profiles/contact.tsx";
import { type, wrapping, inline } from "../theme/layout.css.ts";
import * as styles from "./changes.css.ts";

export interface ChangeFeedProps {
  addresses: readonly { name: string; url: string }[];
  /** The ISO date on which the present address was created; null if there is none. */
  madeOn: string | null;
  isBusy: boolean;
  onStart: () => void;
  onEnd: () => void;
}

/** The reader's private feed: creates, shows and revokes its address. */
export function ChangeFeed({ addresses, madeOn, isBusy, onStart, onEnd }: ChangeFeedProps) {
  return (
    <section aria-labelledby="change-feed" className={styles.feedSection}>
      <h2 className={type.label} id="change-feed">
        Feed of this page
      </h2>
      <p className={type.detail}>
        For a feed reader, with these filters. The address is yours alone; whoever has it can read the feed.
      </p>
      {addresses.length > 0 ? (
        <>
          <p className={type.detail}>Copy it now. It won’t be shown again.</p>
          <dl className={styles.addresses}>
            {addresses.map(({ name, url }) => (
              <div key={name}>
                <dt className={type.label}>{name}</dt>
                <dd className={wrapping}>
                  <Copyable name={`address of ${name}`} text={url}>
                    {url}
                  </Copyable>
                </dd>
              </div>
            ))}
          </dl>
        </>
      ) : (
        madeOn !== null && <p className={type.detail}>Your address was made on {formatDate(madeOn)}.</p>
      )}
      <p className={inline.row4}>
        <TextButton aria-disabled={isBusy} onClick={isBusy ? undefined : onStart}>
          {madeOn === null ? "Make an address" : "Make a new address"}
        </TextButton>
        {madeOn !== null && (
          <TextButton aria-disabled={isBusy} onClick={isBusy ? undefined : onEnd}>
            End the feed
          </TextButton>
        )}
      </p>
    </section>
  );
}
