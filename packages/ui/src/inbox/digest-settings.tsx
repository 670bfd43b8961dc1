import {
  CHANGE_KINDS,
  type Digest,
  DIGEST_CADENCES,
  type DigestCadence,
  type DigestChoice,
  formatDate,
  listInboxKinds,
} from "@rotunda/core";
import { Checkbox } from "../primitives/checkbox/checkbox.tsx";
import { RadioGroup } from "../primitives/radio-group/radio-group.tsx";
import { TextButton } from "../primitives/text-link/text-link.tsx";
import { Note } from "../primitives/note/note.tsx";
import { CollapsibleSide } from "../profiles/profile-layout.tsx";
import { type } from "../theme/layout.css.ts";
import * as styles from "./inbox.css.ts";

export interface DigestSettingsProps {
  digest: Digest;
  isBusy: boolean;
  onChange: (choice: DigestChoice) => void;
  onResend: () => void;
}

const DESCRIPTIONS: Record<DigestCadence, string> = {
  daily: "At 7:00 a.m., if anything changed",
  weekly: "One for the week, at 7:00 a.m.",
  off: "The inbox still lists changes",
};

/** When mail comes; collapsed where it is above the inbox, unless the last mail failed. */
export function DigestSettings(props: DigestSettingsProps) {
  const { cadence, last } = props.digest;
  return (
    <CollapsibleSide
      heading="Email"
      title={`Email digest: ${DIGEST_CADENCES[cadence].toLowerCase().replace("monday", "Monday")}`}
      isInitiallyOpen={last?.state === "failed"}
    >
      <Settings {...props} />
    </CollapsibleSide>
  );
}

function Settings({ digest, isBusy, onChange, onResend }: DigestSettingsProps) {
  const { cadence, atOnce, email, last } = digest;
  return (
    <section aria-labelledby="digest-settings" aria-busy={isBusy || undefined} className={styles.section}>
      <h2 className={type.h3} id="digest-settings">
        Email digest
      </h2>
      <p className={styles.digestNote}>To {email}.</p>
      {last?.state === "failed" && (
        <Note tone="danger">
          The digest of {formatDate(last.day)} could not be delivered. Nothing is lost; it is all in the inbox.{" "}
          <TextButton aria-disabled={isBusy || undefined} onClick={isBusy ? undefined : onResend}>
            Send it again
          </TextButton>
        </Note>
      )}
      <RadioGroup
        label="One digest of what is new in the inbox"
        options={(Object.keys(DIGEST_CADENCES) as DigestCadence[]).map((value) => ({
          value,
          text: DIGEST_CADENCES[value],
          description: DESCRIPTIONS[value],
        }))}
        value={cadence}
        onChange={(value) => onChange({ cadence: value, atOnce })}
      />
      {last && last.state !== "failed" && (
        <p className={styles.digestNote}>
          {last.state === "waiting" ? "The last one is on its way" : `The last one was sent on ${formatDate(last.day)}`}
          .
        </p>
      )}
      <fieldset className={styles.kinds}>
        <legend className={styles.digestLegend}>Also at once</legend>
        <p className={styles.digestNote}>For kinds that cannot wait. They are left out of the next digest.</p>
        {listInboxKinds().map((kind) => (
          <Checkbox
            key={kind}
            label={CHANGE_KINDS[kind]}
            isChecked={atOnce.includes(kind)}
            onChange={(isChecked) =>
              onChange({
                cadence,
                atOnce: listInboxKinds().filter((one) => (one === kind ? isChecked : atOnce.includes(one))),
              })
            }
          />
        ))}
      </fieldset>
    </section>
  );
}
