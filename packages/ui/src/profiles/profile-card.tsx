import { describeSelectionMode, MESSAGES, type LookupItem, buildRecordHref, type SearchItem } from "@rotunda/core";
import { type ReactNode, useState } from "react";
import { Headshot } from "../primitives/headshot/headshot.tsx";
import { Archive, Lock } from "../primitives/icon/icon.tsx";
import { createLazyPart } from "../primitives/lazy-part/lazy-part.tsx";
import { PartyPill } from "../primitives/party-pill/party-pill.tsx";
import { Tag } from "../primitives/tag/tag.tsx";
import { TextButton, TextLink } from "../primitives/text-link/text-link.tsx";
import { VisuallyHidden } from "../primitives/live-region/live-region.tsx";
import { type BriefcaseControl, CardBriefcase, type CardSelection, SelectButton } from "./card-controls.tsx";
import { ModuleChips } from "./module-chips.tsx";
import { inline, type } from "../theme/layout.css.ts";
import * as styles from "./profile-card.css.ts";

/** Loaded when first opened, together with the HTML sanitizer. */
const QuickSummaryDialog = createLazyPart(() =>
  import("./quick-summary-dialog.tsx").then((module) => module.QuickSummaryDialog),
);

export interface ProfileCardProps {
  item: SearchItem;
  /** `row` of a table, or bordered `card`. */
  layout: "row" | "card";
  modules: LookupItem[];
  /** Why the record is in the list, if the rest of the card doesn't show it. */
  reason?: ReactNode;
  /** Shown beside the name if the record has joined or left the list. */
  mark?: "new" | "left";
  briefcase?: BriefcaseControl;
  /** If omitted, the card can't be selected and a click opens the profile. */
  selection?: CardSelection;
}

export function ProfileCard({ item, layout, modules, reason, mark, briefcase, selection }: ProfileCardProps) {
  const [isSummaryOpen, setSummaryOpen] = useState(false);
  const { preferredNameDisplay: name, positionSummary, leadershipRole, politicalParty, isPaywalled } = item;
  const href = buildRecordHref(item);
  const { look, click } = describeSelectionMode(selection?.value ?? -1);
  const isSelected = look === "selected";
  // Stays available after the message with the same action closes.
  const selectFolders = briefcase?.kind === "star" && briefcase.isIn ? briefcase.onChooseFolders : undefined;
  return (
    <article
      className={styles.layouts[layout]}
      data-locked={isPaywalled || undefined}
      data-party={politicalParty === "" ? "none" : "some"}
      data-selected={click === "select" ? isSelected : undefined}
    >
      <Headshot name={name} src={item.headshot} kind={item.recordType} isDimmed={isPaywalled && item.headshot !== ""} />
      <div className={styles.who[layout]}>
        <div className={inline.name}>
          <h3 className={type.recordName} dir="auto">
            {click === "select" ? (
              name
            ) : (
              <TextLink look="name" href={href}>
                {name}
              </TextLink>
            )}
          </h3>
          {mark && <Tag tone={mark === "new" ? "primary" : "outline"}>{mark === "new" ? "New" : "Left"}</Tag>}
          {item.isFormer && <Tag icon={<Archive size="tiny" />}>Former</Tag>}
          {isPaywalled && <Tag icon={<Lock size="tiny" />}>Outside your subscription</Tag>}
        </div>
        {layout === "card" && politicalParty !== "" && <PartyPill party={politicalParty} />}
        {layout === "row" && <Position {...{ positionSummary, leadershipRole, reason }} />}
      </div>
      {layout === "card" && (
        <div className={styles.body}>
          <Position {...{ positionSummary, leadershipRole, reason }} />
        </div>
      )}
      <div className={styles.meta[layout]}>
        {layout === "row" && politicalParty !== "" && (
          <span className={styles.party}>
            <PartyPill party={politicalParty} />
          </span>
        )}
        <span className={styles.modules[layout]}>
          <ModuleChips
            moduleIds={item.subscriptionModules}
            modules={modules}
            state={click === "select" ? "inactive" : isPaywalled ? "locked" : "active"}
          />
        </span>
        {(item.quickSummary !== "" || selectFolders) && (
          <span className={styles.more[layout]}>
            {item.quickSummary !== "" && (
              <TextButton
                look="muted"
                onClick={() => setSummaryOpen(true)}
                onFocus={QuickSummaryDialog.prefetch}
                onPointerEnter={QuickSummaryDialog.prefetch}
              >
                Read more<VisuallyHidden> about {name}</VisuallyHidden>
              </TextButton>
            )}
            {selectFolders && (
              <TextButton look="muted" onClick={selectFolders}>
                {MESSAGES.selectFolders}
                <VisuallyHidden> for {name}</VisuallyHidden>
              </TextButton>
            )}
          </span>
        )}
      </div>
      <div className={styles.controls}>
        {selection !== undefined && click === "select" && (
          <SelectButton name={name} isSelected={isSelected} onSelect={() => selection.onSelect(item)} />
        )}
        {briefcase !== undefined && <CardBriefcase name={name} control={briefcase} />}
      </div>
      {isSummaryOpen && (
        <QuickSummaryDialog
          name={name}
          position={positionSummary}
          html={item.quickSummary}
          href={href}
          onClose={() => setSummaryOpen(false)}
        />
      )}
    </article>
  );
}

interface PositionProps {
  positionSummary: string;
  leadershipRole: string;
  reason: ReactNode;
}

function Position({ positionSummary, leadershipRole, reason }: PositionProps) {
  return (
    <>
      {positionSummary !== "" && <p className={type.position}>{positionSummary}</p>}
      {leadershipRole !== "" && <p className={type.role}>{leadershipRole}</p>}
      {reason !== undefined && <p className={type.role}>{reason}</p>}
    </>
  );
}
